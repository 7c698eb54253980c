import { useQuery } from '@tanstack/react-query';
import type { InventedAtDesk } from '@vonk/contract/admin/sites/invented';
import { calendarDay } from '@vonk/contract/calendar';
import type { Country } from '@vonk/contract/locales';
import type { Gender } from '@vonk/contract/profile-lists';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { CallError } from '../../../../api/call.ts';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../../api/context.ts';
import { NotProved, useWithProof } from '../../../frame/proof/proof-provider.tsx';
import { ChangedNote } from './changed-note.tsx';
import { draftInput, draftMistakes, type InventedDraft, toldOf } from './invented-draft.ts';
import { InventedFields } from './invented-fields.tsx';
import { PreviewPart } from './preview-part.tsx';
import { inventedPicturesQuery, readInvented } from '../queries.ts';

type InventedDialogProps = {
  site: number;
  begun: InventedDraft;
  countries: readonly Country[];
  genders: readonly Gender[];
  onClose: () => void;
  onSaved: () => void;
};

/**
 * A profile that is nobody's, with how members see it beside; what was typed stays after a refusal, also when a
 * colleague changed it meanwhile.
 */
export function InventedDialog({ site, begun, countries, genders, onClose, onSaved }: InventedDialogProps) {
  const t = useTranslations('admin-invented');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [draft, setDraft] = useState(begun);
  /** As it stands by a colleague's hand, since this was opened. */
  const [stands, setStands] = useState<InventedAtDesk>();
  const { data: shown } = useQuery({
    ...inventedPicturesQuery(call, site, begun.id ?? ''),
    enabled: begun.id !== null,
  });
  const today = calendarDay(useNow(), 'UTC');
  const save = async ({ id, kind, version, ...typed }: InventedDraft): Promise<void> => {
    const input = draftInput(site, { id, kind, version, ...typed });
    if (id !== null) await call('PUT /api/admin/invented-profile', { ...input, profile: id, version });
    else
      await call('POST /api/admin/invented-profile', { ...input, kind: kind === 'fictional_ai' ? kind : 'fictional' });
  };
  const { submit, mistakes, mend, isSending, problem, refusal, reset } = useSend({
    check: (typed: InventedDraft) => draftMistakes(typed, today),
    send: async (typed: InventedDraft) => {
      try {
        await withProof(() => save(typed));
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        if (error instanceof CallError && (error.code as string) === 'invented_changed' && typed.id !== null)
          setStands(await readInvented(call, site, typed.id));
        throw error;
      }
    },
    onSent: (isDone) => isDone && onSaved(),
  });
  const change = (part: Partial<InventedDraft>) => {
    for (const name of Object.keys(part)) mend(name);
    setDraft({ ...draft, ...part });
  };
  const goOn = (version: number) => {
    setDraft({ ...draft, version });
    setStands(undefined);
    reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={begun.id === null ? t('new') : t('changeOf', { name: begun.name })}
      closeLabel={common('close')}
      shape="wide"
    >
      <Form className="grid gap-4" onSend={(form) => submit(form, draft)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        {refusal && stands && <ChangedNote begun={toldOf(begun)} stands={stands} onGoOn={() => goOn(stands.version)} />}
        <InventedFields {...{ draft, mistakes, countries, genders }} onChange={change} />
        <PreviewPart {...{ draft, today }} photo={shown?.pictures.find(({ is_main: isMain }) => isMain)?.card} />
        <Button type="submit" wide busy={isSending}>
          {t(begun.id === null ? 'make' : 'save')}
        </Button>
      </Form>
    </Dialog>
  );
}
