import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type ProveDialogProps = { open: boolean; onClose: () => void; onProved: () => void };

/** Asks the password once more, for what needs a fresh login (T130, X10). */
export function ProveDialog({ open, onClose, onProved }: ProveDialogProps) {
  const t = useTranslations('settings.export');
  const account = useTranslations('account');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const [password, setPassword] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: (values: { password: string }) => call('POST /api/fresh-login.php', values),
    onSent: () => {
      setPassword('');
      onProved();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('proveTitle')} closeLabel={shell('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, { password })}>
        <p>{t('proveText')}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <PasswordInput
          label={account('mailForm.password')}
          error={mistakes['password']}
          showLabel={account('password.show')}
          hideLabel={account('password.hide')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={({ currentTarget: { value } }) => {
            mend('password');
            setPassword(value);
          }}
        />
        <Button type="submit" wide busy={isSending}>
          {t('prove')}
        </Button>
      </Form>
    </Dialog>
  );
}
