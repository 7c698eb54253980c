import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { totalMinorOf } from '@vonk/contract/payments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { useDiscounted } from '../../prices/use-discounted.ts';
import { useMoney } from '../../prices/use-money.ts';
import { CodeField } from '../../features/discounts/code-field.tsx';
import { DiscountNote } from '../../features/discounts/discount-note.tsx';
import { PackageChoice } from '../../features/payments/order/package-choice.tsx';
import { Promises } from '../../features/payments/order/promises.tsx';
import { PurchaseSteps } from '../../features/payments/order/purchase-steps.tsx';
import { ownCodeQuery } from '../../prices/discounts.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { purchaseNames, readPurchaseSearch } from '../../features/payments/search.ts';
import { useFigures } from '../../features/payments/use-figures.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';
import { PriceRows } from '../../ui/money/price-rows.tsx';

export const Route = createFileRoute('/_default/credits')({
  staticData: { texts: ['payments', 'credits'], title: 'payments.credits.title' },
  validateSearch: ownSearch(purchaseNames, readPurchaseSearch),
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(packagesQuery(call)), queryClient.ensureQueryData(ownCodeQuery(call))]),
  component: Credits,
});

function Credits() {
  const t = useTranslations('payments.credits');
  const { call, settings } = useApp();
  const user = useUser();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const money = useMoney();
  // The euro beside it is the highest: that of the smallest pack (T19).
  const cost = {
    credits: settings.message_credits,
    price: money(settings.message_credits * settings.credit_price_minor),
  };
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [chosen, setChosen] = useState(search.credits ?? offer.packages[0]?.credits);
  const choose = (credits: number | undefined) => {
    setChosen(credits);
    if (credits !== undefined) void navigate({ search: { ...search, credits }, replace: true, resetScroll: false });
  };
  return (
    <Page>
      <PurchaseSteps current={0} />
      <PageHeading
        title={t('title')}
        intro={
          user?.paid_user ? (
            <>
              {t('introPremium', cost)} {t('balance', { count: user.credits })}
            </>
          ) : (
            t('intro', cost)
          )
        }
      />
      <div className="purchase">
        <div className="grid gap-3">
          <DiscountNote />
          <PackageChoice offer={offer} chosen={chosen} onChoose={choose} />
          <CodeField fromAddress={search.code} />
          <div className="only-narrow grid gap-3">
            <Promises />
            <LimitsLink />
          </div>
        </div>
        <aside className="purchase-side">
          <Choice credits={chosen} offer={offer} next={search.next} />
          <div className="only-wide grid gap-3">
            <Promises />
            <LimitsLink />
          </div>
        </aside>
      </div>
    </Page>
  );
}

function LimitsLink() {
  const t = useTranslations('credits');
  return (
    <p className="text-sm">
      <Link to="/credits/limits">{t('link')}</Link>
    </p>
  );
}

type ChoiceProps = {
  credits: number | undefined;
  offer: Parameters<typeof PackageChoice>[0]['offer'];
  next: string | undefined;
};

function Choice({ credits, offer, next }: ChoiceProps) {
  const t = useTranslations('payments.credits');
  const money = useMoney();
  const figures = useFigures();
  const discounted = useDiscounted();
  if (credits === undefined)
    return (
      <div className="purchase-box">
        <Button wide disabledReason={t('chooseFirst')}>
          {t('next')}
        </Button>
      </div>
    );
  const packs = offer.packages.map(({ credits, total_minor: totalMinor }) => ({ credits, totalMinor }));
  const { currency, country } = offer;
  const full = totalMinorOf(credits, packs);
  const { discount, minor } = discounted({ totalMinor: full, currency, country });
  const price = money(full - minor, currency);
  const chosen = `${figures.credits(credits)} (${figures.messages(credits)})`;
  return (
    <div className="purchase-box">
      <h2 className="only-wide">{t('choice')}</h2>
      <div className="only-wide">
        <PriceRows
          rows={[
            { label: chosen, amount: money(full, currency) },
            ...(discount && minor > 0 ? [{ label: figures.discount(discount), amount: money(-minor, currency) }] : []),
          ]}
          total={{ label: t('total'), amount: price }}
        />
      </div>
      <div className="only-narrow">
        <PriceRows rows={[]} total={{ label: chosen, amount: price }} />
      </div>
      <LinkButton
        wide
        link={
          <Link
            to="/credits/$id/{-$paymentmethod}"
            params={{ id: String(credits) }}
            search={next === undefined ? {} : { next }}
          />
        }
      >
        {t('next')}
      </LinkButton>
    </div>
  );
}
