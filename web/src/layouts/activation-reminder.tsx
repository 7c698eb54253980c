import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/use-app.ts';
import { useSendActivationMail } from '../features/account/use-send-activation-mail.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Who comes from a partner's sign-up on a phone is reminded of the mail in a modal; everybody else by the alert (section 4). */
export function ActivationReminder() {
  const t = useTranslations('shell.confirm');
  const shell = useTranslations('shell');
  const user = useUser();
  const { send, isSending } = useSendActivationMail();
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const [isClosed, setClosed] = useState(false);
  const isAsked = search['api_signup_complete'] !== undefined && user?.status === 'not_confirmed' && user.profile.status === 'disabled';
  const isOpen = useHydrated() && isAsked && !isClosed && !matchMedia('(min-width: 992px)').matches;
  if (!user) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={() => setClosed(true)}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <Button wide busy={isSending} onClick={send}>
          {t('again')}
        </Button>
      }
    >
      <p className="text-ink-2">{t('text', { email: user.email })}</p>
    </Dialog>
  );
}
