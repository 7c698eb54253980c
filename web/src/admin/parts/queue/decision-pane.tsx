import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { KeyCap } from '../key-cap.tsx';

type DecisionPaneProps = {
  title: string;
  /** Why the case could not be opened: somebody else has it, or it was decided. */
  error: Error | null;
  children: ReactNode;
  /** What one presses, the first of them as wide as there is room. */
  buttons: ReactNode;
};

/** Where an item is decided: what is chosen above, what one presses and the keys at its foot. */
export function DecisionPane({ title, error, children, buttons }: DecisionPaneProps) {
  const t = useTranslations('admin');
  return (
    <section className="queue-decision" aria-label={t('queue.decision')}>
      <h2>{title}</h2>
      {error && (
        <Alert kind="error">
          <p>{(error instanceof CallError && error.message) || t('failed.internal')}</p>
        </Alert>
      )}
      {/* What stays closed is not chosen for: nothing would come of it. */}
      <fieldset className="queue-choices" disabled={error !== null}>
        {children}
      </fieldset>
      <div className="queue-foot">
        <div className="queue-buttons">{buttons}</div>
        <p className="queue-keys">
          <UndoIcon />
          <KeyCap>U</KeyCap> {t('queue.takeBack')}
          <span>
            <KeyCap>?</KeyCap> {t('keys.title')}
          </span>
        </p>
      </div>
    </section>
  );
}
