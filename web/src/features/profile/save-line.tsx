import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/actions/button.tsx';
import { DoneIcon, ErrorIcon } from '../../ui/icons.ts';
import type { Autosave } from './use-autosave.ts';

/**
 * Below a field: that it is kept, with the way back, or that it is not, with another try. Its height is always there,
 * so that nothing jumps.
 */
export function SaveLine({
  of: { state, undo, retry, problem, error },
  name,
}: {
  of: Autosave<unknown>;
  name: string;
}) {
  const t = useTranslations('profile');
  return (
    <p className="save-line">
      <span role="status">
        {state === 'saving' && t('saving')}
        {state === 'saved' && (
          <>
            <DoneIcon />
            {t('saved')}
          </>
        )}
        {state === 'failed' && error === undefined && (
          <>
            <ErrorIcon />
            {problem || t('notSaved')}
          </>
        )}
      </span>
      {state === 'failed' && error === undefined && <TextButton onClick={retry}>{t('retry')}</TextButton>}
      {undo && state !== 'saving' && (
        <TextButton aria-label={t('undoOf', { name })} onClick={undo}>
          {t('undo')}
        </TextButton>
      )}
    </p>
  );
}
