import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Asks the password once more (T130). */
export type Prove = ComponentType<{ open: boolean; onClose: () => void; onProved: () => void }>;

type Typed = { iban: string; holder: string };

/** Says to which account money goes that cannot go back the way it came, or another one in its place (T112). */
export function RefundAccount({ number, isGiven, Prove }: { number: string; isGiven: boolean; Prove: Prove }) {
  const t = useTranslations('payments.back');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<'form' | 'proof' | undefined>();
  const [typed, setTyped] = useState<Typed>({ iban: '', holder: '' });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ iban, holder }: Typed) => ({
      ...(iban.trim() === '' ? { iban: 'iban_required' as const } : {}),
      ...(holder.trim() === '' ? { holder: 'holder_required' as const } : {}),
    }),
    send: (values: Typed) =>
      call('PUT /api/refund-account.php', { number, ...values }).catch((error: unknown) => {
        if (isRefused<'PUT /api/refund-account.php'>(error, 'fresh_login_required')) setShown('proof');
        throw error;
      }),
    onSent: ({ refunds }) => {
      setShown(undefined);
      setTyped({ iban: '', holder: '' });
      queryClient.setQueryData(keys.moneyBack, refunds);
    },
  });
  const proved = () => {
    setShown('form');
    submit(null, typed);
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      mend(name);
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <>
      <Button size="compact" variant={isGiven ? 'secondary' : 'primary'} onClick={() => setShown('form')}>
        {t(isGiven ? 'otherAccount' : 'giveAccount')}
      </Button>
      <Dialog
        open={shown === 'form'}
        onClose={() => setShown(undefined)}
        title={t('accountTitle')}
        closeLabel={shell('close')}
      >
        <Form className="grid gap-4" onSend={(form) => submit(form, typed)}>
          {problem && <Alert kind="error">{problem}</Alert>}
          <p>{t('accountText')}</p>
          <TextInput
            label={t('iban')}
            {...field('iban')}
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextInput label={t('holder')} {...field('holder')} maxLength={120} autoComplete="name" />
          <Button type="submit" wide busy={isSending}>
            {t('saveAccount')}
          </Button>
        </Form>
      </Dialog>
      <Prove open={shown === 'proof'} onClose={() => setShown('form')} onProved={proved} />
    </>
  );
}
