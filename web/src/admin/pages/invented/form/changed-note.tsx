import type { InventedAtDesk } from '@vonk/contract/admin/sites/invented';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { changedFields, type Told } from './invented-draft.ts';
import { useInventedWords } from './use-invented-words.ts';

type ChangedNoteProps = {
  /** As it was opened. */
  begun: Told;
  /** As it stands now. */
  stands: InventedAtDesk;
  onGoOn: () => void;
};

/** What a colleague made of a profile meanwhile, field by field; what was typed stands below it still. */
export function ChangedNote({ begun, stands, onGoOn }: ChangedNoteProps) {
  const t = useTranslations('admin-invented');
  const { labelOf, valueOf } = useInventedWords();
  const changed = changedFields(begun, stands);
  return (
    <Alert kind="error">
      <p>{t('changedBy', { name: stands.by ?? t('found') })}</p>
      <ul>
        {changed.map((field) => (
          <li key={field}>
            <b>{labelOf(field)}</b>: {valueOf(field, stands)}
          </li>
        ))}
      </ul>
      {changed.length === 0 && <p>{t('changedState', { state: t(stands.is_shown ? 'on' : 'off') })}</p>}
      <Button variant="secondary" size="compact" onClick={onGoOn}>
        {t('goOn')}
      </Button>
    </Alert>
  );
}
