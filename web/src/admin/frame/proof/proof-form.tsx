import { useQueryClient } from '@tanstack/react-query';
import type { StaffMe } from '@vonk/contract/admin/entrance';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasskeyIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { provePasskey } from '../../api/passkeys.ts';
import { sessionQuery } from '../../api/queries.ts';

/** Proves once more that it is who is logged in: by passkey, or by password and code. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const t = useTranslations('admin');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const [values, setValues] = useState({ password: '', code: '' });
  const keep = (me: StaffMe) => {
    queryClient.setQueryData(sessionQuery(call).queryKey, me);
    onProved();
  };
  const typed = useSend({
    check: () => ({}),
    send: (sent: typeof values) => call('POST /api/admin/prove', sent),
    onSent: ({ me }) => keep(me),
  });
  const passkey = useSend({
    check: () => ({}),
    send: () => provePasskey(call),
    onSent: (proved) => proved && keep(proved.me),
  });
  const problem = typed.problem ?? passkey.problem;
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: typed.mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      typed.mend(name);
      setValues({ ...values, [name]: value });
    },
  });
  return (
    <Form className="grid gap-4" onSend={(form) => typed.submit(form, values)}>
      <p>{t('proof.text')}</p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button
        variant="secondary"
        wide
        icon={<PasskeyIcon />}
        busy={passkey.isSending}
        onClick={() => passkey.submit(null, undefined)}
      >
        {t('proof.passkey')}
      </Button>
      <p className="or-line">{t('proof.or')}</p>
      <PasswordInput
        label={t('proof.password')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        autoComplete="current-password"
        data-autofocus
        {...field('password')}
      />
      <TextInput
        label={t('proof.code')}
        hint={t('proof.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
      <Button type="submit" wide busy={typed.isSending}>
        {t('proof.confirm')}
      </Button>
    </Form>
  );
}
