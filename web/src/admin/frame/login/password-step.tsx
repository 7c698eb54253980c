import type { SecondStep } from '@vonk/contract/admin/entrance';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { LogIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';

type PasswordStepProps = { email: string; onPassed: (email: string, steps: readonly SecondStep[]) => void };

/** The first step of a login. */
export function PasswordStep({ email, onPassed }: PasswordStepProps) {
  const t = useTranslations('admin-entrance');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const [values, setValues] = useState({ email, password: '' });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ email }: typeof values) => (email.trim() === '' ? { email: 'email_invalid' } : {}),
    send: (sent: typeof values) => call('POST /api/admin/login', sent),
    onSent: ({ second_steps }) => onPassed(values.email, second_steps),
  });
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      mend(name);
      setValues({ ...values, [name]: value });
    },
  });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput label={t('email')} type="email" autoComplete="username" autoFocus={email === ''} {...field('email')} />
      <PasswordInput
        label={t('password')}
        showLabel={common('show')}
        hideLabel={common('hide')}
        autoComplete="current-password"
        data-autofocus={email === '' ? undefined : true}
        {...field('password')}
      />
      <Button type="submit" wide busy={isSending}>
        {t('onward')}
      </Button>
      <p className="seal-line">
        <LogIcon />
        {t('logged')}
      </p>
    </Form>
  );
}
