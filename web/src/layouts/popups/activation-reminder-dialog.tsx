import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendActivationMail } from '../../features/account/use-send-activation-mail.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Says which mailbox to look into, and sends the mail again; on a narrow screen only. */
export function ActivationReminderDialog({ email, isAsked }: { email: string; isAsked: boolean }) {
  const t = useTranslations('shell.confirm');
  const shell = useTranslations('shell');
  const { send, isSending } = useSendActivationMail();
  const [isClosed, setClosed] = useState(false);
  const isOpen = isAsked && !isClosed && !matchMedia('(min-width: 992px)').matches;
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
      <p className="text-ink-2">{t('text', { email })}</p>
    </Dialog>
  );
}
