import { createFileRoute, Link } from '@tanstack/react-router';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { AddressForm } from '../../features/mailed-link/address-form.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/reset-password/')({
  staticData: { texts: ['account', 'errors'], title: 'account.reset.title' },
  component: ResetPassword,
});

/** Asks for the mail with which a new password is chosen. */
function ResetPassword() {
  const t = useTranslations('account');
  const { call } = useApp();
  return (
    <Page width="column">
      <AddressForm
        words={{
          title: t('reset.title'),
          intro: t('reset.intro'),
          label: t('login.email'),
          submit: t('reset.submit'),
        }}
        autoComplete="username"
        send={(values) => call('POST /api/reset-password.php', values)}
        Sent={MailSent}
      >
        <p className="text-sm text-center">
          <Link to="/login">{t('reset.back')}</Link>
        </p>
      </AddressForm>
    </Page>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslations('account.reset');
  return (
    <div className="grid gap-5" role="status">
      <PageHeading title={t('sentTitle')} intro={t('sentText', { email, minutes: String(resetLinkMinutes) })} />
      <LinkButton variant="secondary" wide link={<Link to="/login" />}>
        {t('back')}
      </LinkButton>
    </div>
  );
}
