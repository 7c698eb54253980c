import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

type ProveDialogProps = { open: boolean; onClose: () => void; onProved: () => void };

/** Asks the password once more, for what needs a fresh login (T130, X10). */
export function ProveDialog({ open, onClose, onProved }: ProveDialogProps) {
  const t = useTranslations('settings.export');
  const account = useTranslations('account');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/fresh-login.php', { password }),
    onSuccess: () => {
      setPassword('');
      onProved();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('proveTitle')} closeLabel={shell('close')}>
      <Form
        className="grid gap-4"
        onSend={() => {
          if (!isPending) mutate();
        }}
      >
        <p>{t('proveText')}</p>
        <PasswordInput
          label={account('mailForm.password')}
          error={error?.message}
          showLabel={account('password.show')}
          hideLabel={account('password.hide')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
        <Button type="submit" wide busy={isPending}>
          {t('prove')}
        </Button>
      </Form>
    </Dialog>
  );
}
