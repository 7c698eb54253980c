import { checkWithdrawal, type WithdrawalValues } from '@vonk/contract/withdrawal-form';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type WithdrawFormProps = { values: WithdrawalValues; onChange(values: WithdrawalValues): void; onNext(): void };

/** Step one: name, order, address; nothing else is asked (T40). */
export function WithdrawForm({ values, onChange, onNext }: WithdrawFormProps) {
  const t = useTranslations('withdraw.form');
  const { mistakes, mend, submit, isSending } = useSend({
    check: checkWithdrawal,
    send: async () => null,
    onSent: onNext,
  });
  const field = (name: keyof WithdrawalValues) => ({
    name,
    value: values[name],
    error: mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      onChange({ ...values, [name]: value });
      mend(name);
    },
  });
  return (
    <Form className="mt-6 grid gap-5" onSend={(form) => submit(form, values)}>
      <TextInput label={t('name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextInput label={t('order')} hint={t('orderHint')} autoComplete="off" maxLength={100} {...field('order')} />
      <TextInput
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Button type="submit" busy={isSending}>
        {t('next')}
      </Button>
    </Form>
  );
}
