import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useAdmin } from '../../api/context.ts';

/** Chooses the password of whoever holds the link. */
export function ChoosePassword({ token, email, onChosen }: { token: string; email: string; onChosen: () => void }) {
  const t = useTranslations('admin-entrance.link');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const [password, setPassword] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: (sent: string) => call('POST /api/admin/link', { token, password: sent }),
    onSent: onChosen,
  });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, password)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      {/* For the keeper of passwords, which files this one under the address. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordInput
        label={t('password')}
        hint={t('passwordHint')}
        error={mistakes['password']}
        showLabel={common('show')}
        hideLabel={common('hide')}
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={({ currentTarget: { value } }) => {
          mend('password');
          setPassword(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('onward')}
      </Button>
    </Form>
  );
}
