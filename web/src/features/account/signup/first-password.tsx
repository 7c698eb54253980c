import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { userQuery } from '../../../api/queries.ts';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/**
 * Chooses the password of a member whom a partner signed up: they have none yet (ACC-4). Needs the texts `account` and
 * `errors`.
 */
export function FirstPassword({ onSet }: { onSet?: () => void }) {
  const t = useTranslations('account');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: (values: { password: string }) => call('POST /api/first-password.php', values),
    onSent: ({ user }) => {
      queryClient.setQueryData(userQuery(call).queryKey, user);
      toast({ text: t('firstPassword.done') });
      onSet?.();
    },
  });
  return (
    <Form className="profile-block" onSend={(form) => submit(form, { password })}>
      <h2>{t('firstPassword.title')}</h2>
      <p className="text-sm text-ink-2">{t('firstPassword.text')}</p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <PasswordInput
        label={t('reset.password')}
        error={mistakes['password']}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        autoComplete="new-password"
        value={password}
        onChange={({ currentTarget: { value } }) => {
          mend('password');
          setPassword(value);
        }}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isSending}>
        {t('firstPassword.submit')}
      </Button>
    </Form>
  );
}
