import { useTranslations } from 'use-intl';
import { useUser } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MailIcon } from '../../ui/icons.ts';
import { useSendActivationMail } from './use-send-activation-mail.ts';

/**
 * Reminds a member who has not confirmed their address, on every screen but the conversation itself; gone at once when
 * they have.
 */
export function ConfirmAlert() {
  const t = useTranslations('shell.confirm');
  const user = useUser();
  const { send, isSending } = useSendActivationMail();
  if (user?.status !== 'not_confirmed') return null;
  return (
    <div className="mx-auto w-full max-w-[1200px] px-(--gutter) pt-4">
      <Alert kind="info" title={t('title')} icon={<MailIcon />}>
        <p>{t('text', { email: user.email })}</p>
        <p className="mt-3">
          <Button variant="secondary" size="compact" busy={isSending} onClick={send}>
            {t('again')}
          </Button>
        </p>
      </Alert>
    </div>
  );
}
