import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { readAmount } from '../../parts/acts/amount.ts';

type RefundDialogProps = {
  payment: PaymentAtDesk;
  site: number;
  onClose: () => void;
  /** Whether it waits for a second person. */
  onDone: (waits: boolean) => void;
};

/** Asks how much and why, and gives it back. What was typed stays after a refusal. */
export function RefundDialog({ payment, site, onClose, onDone }: RefundDialogProps) {
  const t = useTranslations('admin-payments');
  const acts = useTranslations('admin-members.acts');
  const common = useTranslations('admin');
  const money = useMoney();
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [values, setValues] = useState({ amount: '', reason: '' });
  const left = money({ minor: payment.left_minor ?? 0, currency: payment.currency });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ amount, reason }: typeof values) => ({
      ...(readAmount(amount) === undefined && { amount: 'amount_invalid' as const }),
      ...(reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
    }),
    send: async ({ amount, reason }) => {
      const minor = readAmount(amount) ?? null;
      try {
        const asked = { site, id: payment.id, minor, reason: reason.trim() };
        return await withProof(() => call('POST /api/admin/payment-refund', asked));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => answer && onDone(answer.waits),
  });
  const change = (name: keyof typeof values, value: string) => {
    mend(name);
    setValues({ ...values, [name]: value });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('refundTitle', { number: payment.number ?? payment.id })}
      closeLabel={common('close')}
    >
      <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
        <p>{t('refundText', { left })}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextInput
          label={t('amount')}
          hint={t('amountHint', { left })}
          error={mistakes['amount']}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={values.amount}
          onChange={({ currentTarget: { value } }) => change('amount', value)}
        />
        <Textarea
          label={acts('reason')}
          hint={acts('reasonUnread')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          value={values.reason}
          onChange={({ currentTarget: { value } }) => change('reason', value)}
        />
        <Button type="submit" variant="danger" wide busy={isSending}>
          {t('refund')}
        </Button>
      </Form>
    </Dialog>
  );
}
