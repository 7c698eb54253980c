import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CallError, isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { LeavingQuestion } from './leaving-question.tsx';
import { asksSecondStep, SecondStep } from './second-step.tsx';
import { useSendLock } from '../../../api/sending/use-send-lock.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

type User = CallOutput<'POST /api/user.php'>['user'];

/** Address and password. What was typed stays after a refusal, whose words stand above the fields. */
export function LoginForm({ onEntered, children }: { onEntered: (user: User) => void; children?: ReactNode }) {
  const t = useTranslations('account');
  const { call } = useApp();
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: '', password: '' });
  const [hasTried, setTried] = useState(false);
  const lock = useSendLock();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (stay: boolean) => call('POST /api/user.php', { ...values, ...(stay ? { stay } : {}) }),
    onSuccess: ({ user }) => onEntered(user),
    onSettled: lock.release,
  });
  const submit = () => {
    if (lock.isTaken()) return;
    if (values.email.trim() && values.password) {
      lock.take();
      return mutate(false);
    }
    flushSync(() => setTried(true));
    focusMistake(element.current);
  };
  const until = leavingUntil(error);
  if (until !== undefined) return <LeavingQuestion until={until} isBusy={isPending} onStay={() => mutate(true)} />;
  if (asksSecondStep(error)) return <SecondStep onEntered={onEntered} onBack={reset} />;
  const problem = error && ((error instanceof CallError && error.message) || errorText('internal'));
  return (
    <Form ref={element} className="grid gap-4" onSend={() => submit()}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('login.email')}
        error={hasTried && !values.email.trim() ? t('login.emailRequired') : undefined}
        value={values.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setValues({ ...values, email: value })}
      />
      <PasswordInput
        label={t('login.password')}
        error={hasTried && !values.password ? t('login.passwordRequired') : undefined}
        value={values.password}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        onChange={({ currentTarget: { value } }) => setValues({ ...values, password: value })}
      />
      <p className="text-sm -mt-2">
        <Link to="/reset-password">{t('login.forgot')}</Link>
      </p>
      <Button type="submit" wide busy={isPending}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin onEntered={onEntered} />
      {children}
    </Form>
  );
}

/** Until when the account can come back, when it is leaving. */
const leavingUntil = (error: Error | null): string | undefined =>
  isRefused<'POST /api/user.php'>(error, 'account_leaving') ? String(error.details['until']) : undefined;
