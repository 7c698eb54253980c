import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { ActionTable, CountryTable, PackageTable } from '../../features/premium/price-tables.tsx';
import { useMessageRange } from '../../prices/use-message-range.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/pricing')({
  staticData: { texts: ['premium'], title: 'premium.pricing.title', isQuiet: true },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(packagesQuery(call)),
  component: Pricing,
});

function Pricing() {
  const t = useTranslations('premium.pricing');
  const { call, settings } = useApp();
  const money = useMoney();
  const range = useMessageRange();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const free = settings.message_credits > 0 ? Math.floor(settings.signup_credits / settings.message_credits) : 0;
  return (
    <Page width="narrow">
      <PageHeading title={t('title')} intro={t('intro', range)} />
      <PackageTable offer={offer} />
      <p className="purchase-small">{t('anyAmount', { price: money(settings.credit_price_minor) })}</p>
      <ActionTable />
      <p className="purchase-small">
        {t('actionNote')} {free > 0 && t('freeMessages', { count: free })}
      </p>
      <CountryTable />
      <p className="mt-6">{t('premium')}</p>
      <p className="mt-3">
        <LinkButton variant="secondary" link={<Link to="/premium" />}>
          {t('more')}
        </LinkButton>
      </p>
    </Page>
  );
}
