import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { Claims } from '../../features/premium/claims.tsx';
import { CompareTable } from '../../features/premium/compare-table.tsx';
import { Questions } from '../../features/premium/questions.tsx';
import { useMessageRange } from '../../prices/use-message-range.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Page, Panel } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/premium')({
  staticData: {
    texts: ['premium'],
    title: 'premium.premium.title',
    description: 'premium.premium.intro',
    isQuiet: true,
  },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(packagesQuery(call)),
  component: Premium,
});

function Premium() {
  const t = useTranslations('premium.premium');
  const user = useUser();
  return (
    <Page>
      <div className="premium">
        <div>
          <h1>{t(user?.paid_user ? 'memberTitle' : 'title')}</h1>
          <p className="premium-intro">{t(user?.paid_user ? 'memberIntro' : 'intro')}</p>
          <Claims />
          {user?.paid_user ? <Status credits={user.credits} /> : <SmallestPackage />}
          <div className="only-wide">
            <Questions />
          </div>
        </div>
        <CompareTable />
        <div className="only-narrow">
          <Questions />
        </div>
      </div>
    </Page>
  );
}

/** For who is premium: what there is, and more credits (C8). */
function Status({ credits }: { credits: number }) {
  const t = useTranslations('premium.premium');
  const { settings } = useApp();
  return (
    <Panel>
      <p>
        {t('memberBalance', { count: credits, messages: Math.floor(credits / Math.max(1, settings.message_credits)) })}
      </p>
      <LinkButton wide className="mt-3" link={<Link to="/credits" />}>
        {t('buy')}
      </LinkButton>
    </Panel>
  );
}

/** The cheapest way to become premium, with the whole range of what a message costs beside it (T23). */
function SmallestPackage() {
  const t = useTranslations('premium.premium');
  const { call, settings } = useApp();
  const money = useMoney();
  const range = useMessageRange();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const [smallest] = offer.packages;
  if (!smallest) return null;
  const messages = Math.floor(smallest.credits / Math.max(1, settings.message_credits));
  return (
    <Panel>
      <p className="premium-price">
        <b>{money(smallest.total_minor, offer.currency)}</b> <span>{t('price', { messages })}</span>
      </p>
      <p className="purchase-small">{t('range', range)}</p>
      <LinkButton wide className="mt-3" link={<Link to="/credits" />}>
        {t('choose')}
      </LinkButton>
    </Panel>
  );
}
