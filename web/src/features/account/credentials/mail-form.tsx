import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const empty = { email: '', password: '' };

/** Asks for another e-mail address; it holds once its mailbox has confirmed it (ACC-7). */
export function MailForm() {
  const t = useTranslations('account');
  const { call } = useApp();
  const user = useUser();
  const [values, setValues] = useState(empty);
  const { submit, mistakes, mend, isSending, problem, answer } = useSend({
    check: () => ({}),
    send: (sent: typeof empty) => call('POST /api/mail-change.php', sent),
    onSent: () => setValues(empty),
  });
  const change = (field: keyof typeof empty, value: string) => {
    mend(field);
    setValues({ ...values, [field]: value });
  };
  return (
    <Form className="profile-block" onSend={(form) => submit(form, values)}>
      <h2>{t('mailForm.title')}</h2>
      <p className="profile-block-intro">{t('mailForm.current', { email: user?.email ?? '' })}</p>
      {answer && <Alert kind="ok">{t('mailForm.sent', { email: answer.email })}</Alert>}
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('mailForm.next')}
        error={mistakes['email']}
        value={values.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => change('email', value)}
      />
      <PasswordInput
        label={t('mailForm.password')}
        error={mistakes['password']}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="current-password"
        value={values.password}
        onChange={({ currentTarget: { value } }) => change('password', value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isSending}>
        {t('mailForm.submit')}
      </Button>
    </Form>
  );
}
