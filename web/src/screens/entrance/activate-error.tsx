import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../../api/use-app.ts';
import { useSendActivationMail } from '../../features/account/use-send-activation-mail.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/activate/error')({
  staticData: { texts: ['account', 'errors'], title: 'account.activationFailed.title' },
  component: ActivateError,
});

function ActivateError() {
  const t = useTranslations('account');
  const shell = useTranslations('shell');
  const user = useUser();
  const { send, isSending } = useSendActivationMail();
  return (
    <Page width="column">
      <div className="grid gap-5">
        <PageHeading title={t('activationFailed.title')} intro={t('activationFailed.text')} />
        {user?.status === 'not_confirmed' ? (
          <Button wide busy={isSending} onClick={send}>
            {shell('confirm.again')}
          </Button>
        ) : (
          <LinkButton wide link={<Link to={user ? '/members' : '/login'} />}>
            {t(user ? 'activated.next' : 'login.submit')}
          </LinkButton>
        )}
      </div>
    </Page>
  );
}
