import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/member-acts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useWithProof, NotProved } from '../../../frame/proof/proof-provider.tsx';

type ReasonDialogProps = {
  title: string;
  /** What it does, before it is done. */
  text: string;
  /** The verb of the button. */
  action: string;
  onClose: () => void;
  onDone: () => void;
  send: (reason: string) => Promise<unknown>;
};

/** Asks why, for the log, and does it. What was typed stays after a refusal. */
export function ReasonDialog({ title, text, action, onClose, onDone, send }: ReasonDialogProps) {
  const t = useTranslations('admin-members.acts');
  const common = useTranslations('admin');
  const withProof = useWithProof();
  const [reason, setReason] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) => (typed.trim().length < fewestReasonCharacters ? { reason: 'text_required' } : {}),
    send: async (typed) => {
      try {
        await withProof(() => send(typed.trim()));
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        throw error;
      }
    },
    onSent: (isDone) => isDone && onDone(),
  });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, reason)}>
        <p>{text}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <Textarea
          label={t('reason')}
          hint={t('reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          data-autofocus
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            mend('reason');
            setReason(value);
          }}
        />
        <Button type="submit" variant="danger" wide busy={isSending}>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
}
