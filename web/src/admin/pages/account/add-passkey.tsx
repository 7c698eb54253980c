import type { StaffAccount } from '@vonk/contract/admin/account';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { addPasskey } from '../../api/passkeys.ts';
import { useAct } from '../../parts/use-act.ts';

/** Makes one more passkey, under a name by which its owner knows it again. */
export function AddPasskey({ onAdded }: { onAdded: (account: StaffAccount) => void }) {
  const t = useTranslations('admin-account.second');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const make = () => {
    // The dialog of the proof stands above nothing else.
    setOpen(false);
    act(async () => {
      const account = await addPasskey(call, name);
      if (!account) return;
      setName('');
      onAdded(account);
    });
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon={<AddIcon />} busy={isBusy} onClick={() => setOpen(true)}>
        {t('addPasskey')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('addPasskey')} closeLabel={common('close')}>
        <Form className="grid gap-4" onSend={make}>
          <TextInput
            label={t('passkeyName')}
            hint={t('passkeyNameHint')}
            value={name}
            data-autofocus
            maxLength={60}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit" wide>
            {t('make')}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
