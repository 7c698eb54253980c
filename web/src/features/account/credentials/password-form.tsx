import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const empty = { old: '', password: '', repeat: '' };

/** Changes the password of whoever knows the old one (ACC-6). */
export function PasswordForm() {
  const t = useTranslations('account');
  const { call } = useApp();
  const toast = useToast();
  const [values, setValues] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: (sent: typeof empty) => call('PUT /api/password.php', { old_password: sent.old, password: sent.password }),
    onSent: () => {
      setValues(empty);
      setTried(false);
      toast({ text: t('passwordForm.done') });
    },
  });
  return (
    <Form
      className="profile-block"
      onSend={(form) => {
        flushSync(() => setTried(true));
        if (values.password === values.repeat) submit(form, values);
        else focusMistake(form);
      }}
    >
      <h2>{t('passwordForm.title')}</h2>
      {problem && <Alert kind="error">{problem}</Alert>}
      <PasswordInput
        label={t('passwordForm.old')}
        error={mistakes['old_password']}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={values.old}
        onChange={({ currentTarget: { value } }) => {
          mend('old_password');
          setValues({ ...values, old: value });
        }}
      />
      <NewPasswordFields
        values={values}
        onChange={(changes) => {
          mend('password');
          setValues({ ...values, ...changes });
        }}
        error={mistakes['password']}
        saysDiffer={hasTried}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isSending}>
        {t('passwordForm.submit')}
      </Button>
    </Form>
  );
}
