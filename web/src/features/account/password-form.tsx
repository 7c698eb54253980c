import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const empty = { old: '', password: '', repeat: '' };

/** Changes the password of whoever knows the old one (ACC-6). */
export function PasswordForm() {
  const t = useTranslations('account');
  const { call } = useApp();
  const toast = useToast();
  const [values, setValues] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT /api/password.php', { old_password: values.old, password: values.password }),
    onSuccess: () => {
      setValues(empty);
      setTried(false);
      toast({ text: t('passwordForm.done') });
    },
  });
  const refusal = error instanceof CallError ? error : undefined;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <form
      className="profile-block"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isPending && values.password === values.repeat) mutate();
      }}
    >
      <h2>{t('passwordForm.title')}</h2>
      {error && refusal?.field === undefined && <Alert kind="error">{error.message}</Alert>}
      <PasswordInput
        label={t('passwordForm.old')}
        error={errorOf('old_password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={values.old}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, old: value })}
      />
      <NewPasswordFields
        values={values}
        onChange={(changes) => setValues({ ...values, ...changes })}
        error={errorOf('password')}
        saysDiffer={hasTried}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isPending}>
        {t('passwordForm.submit')}
      </Button>
    </form>
  );
}
