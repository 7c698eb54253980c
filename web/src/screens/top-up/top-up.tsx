import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { AddressForm } from '../../features/mailed-link/address-form.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/top-up')({
  staticData: { texts: ['topup', 'errors'], title: 'topup.ask.title' },
  component: TopUp,
});

/**
 * Where the link at the foot of every page leads, for whoever cannot or does not want to log in: asks for the mail by
 * which automatic top-up is ended (T46).
 */
function TopUp() {
  const t = useTranslations('topup.ask');
  const { call } = useApp();
  return (
    <Page width="form">
      <AddressForm
        words={{ title: t('title'), intro: t('intro'), label: t('email'), submit: t('submit') }}
        autoComplete="email"
        send={(values) => call('POST /api/top-up-mail.php', values)}
        Sent={MailSent}
      />
    </Page>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslations('topup.ask');
  return (
    <div role="status">
      <PageHeading title={t('sentTitle')} intro={t('sentText', { email })} />
    </div>
  );
}
