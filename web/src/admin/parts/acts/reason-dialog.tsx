import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useWithProof, NotProved } from '../../frame/proof/proof-provider.tsx';

type ReasonDialogProps = {
  title: string;
  /** What it does, before it is done. */
  text: string;
  /** The verb of the button. */
  action: string;
  /** Whether a member is concerned, who does not read the reason; else only the log is named, where it stands. */
  isOfMember: boolean;
  /** Nothing is taken or given by it. */
  isHarmless?: boolean;
  onClose: () => void;
  onDone: () => void;
  /** What else it needs, beside the reason. */
  field?: { name: string; label: string; hint?: string; type?: 'email' | 'number'; max?: number } | undefined;
  send: (reason: string, value: string) => Promise<unknown>;
};

/** Asks why, for the log, and does it. What was typed stays after a refusal. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, isOfMember, isHarmless, onClose, onDone, field, send } = props;
  const t = useTranslations('admin-members.acts');
  const common = useTranslations('admin');
  const withProof = useWithProof();
  const [values, setValues] = useState({ reason: '', value: '' });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ reason, value }: typeof values) => ({
      ...(field && value.trim() === '' && { [field.name]: 'text_required' as const }),
      ...(reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
    }),
    send: async ({ reason, value }) => {
      try {
        await withProof(() => send(reason.trim(), value.trim()));
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
      <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
        <p>{text}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        {field && (
          <TextInput
            label={field.label}
            hint={field.hint}
            error={mistakes[field.name]}
            type={field.type}
            min={field.type === 'number' ? 1 : undefined}
            max={field.max}
            autoComplete="off"
            data-autofocus
            value={values.value}
            onChange={({ currentTarget: { value } }) => {
              mend(field.name);
              setValues({ ...values, value });
            }}
          />
        )}
        <Textarea
          label={t('reason')}
          hint={t(isOfMember ? 'reasonUnread' : 'reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          data-autofocus={field === undefined || undefined}
          value={values.reason}
          onChange={({ currentTarget: { value } }) => {
            mend('reason');
            setValues({ ...values, reason: value });
          }}
        />
        <Button type="submit" variant={field || isHarmless ? undefined : 'danger'} wide busy={isSending}>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
}
