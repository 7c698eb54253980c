import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { Pane } from '../../parts/layout/pane.tsx';

/** Another password; every other session ends with it. */
export function PasswordPart() {
  const t = useTranslations('admin-account.password');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const withProof = useWithProof();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: async (sent: string) => {
      try {
        return await withProof(() => call('PUT /api/admin/password', { password: sent }));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (account) => {
      if (!account) return;
      queryClient.setQueryData(accountQuery(call).queryKey, account);
      setPassword('');
      toast({ text: t('changed') });
    },
  });
  return (
    <Pane title={t('title')}>
      <p className="pane-intro">{t('text')}</p>
      <Form className="grid gap-4 mt-3" onSend={(form) => submit(form, password)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <PasswordInput
          label={t('next')}
          error={mistakes['password']}
          showLabel={common('show')}
          hideLabel={common('hide')}
          autoComplete="new-password"
          value={password}
          onChange={({ currentTarget: { value } }) => {
            mend('password');
            setPassword(value);
          }}
        />
        <Button type="submit" variant="secondary" size="compact" className="justify-self-start" busy={isSending}>
          {t('change')}
        </Button>
      </Form>
    </Pane>
  );
}
