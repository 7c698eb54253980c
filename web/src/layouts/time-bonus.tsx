import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { discountMinorOf } from '@vonk/contract/discounts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../api/use-app.ts';
import { useMoney } from '../api/use-money.ts';
import { useTimeBonus } from '../features/discounts/use-time-bonus.ts';
import { packagesQuery } from '../features/payments/queries.ts';
import { useFigures } from '../features/payments/use-figures.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { PriceExample } from '../ui/money/price-example.tsx';

const TimeBonusDialog = lazy(async () => ({ default: (await import('../features/discounts/time-bonus-dialog.tsx')).TimeBonusDialog }));

type Bonus = NonNullable<ReturnType<typeof useTimeBonus>>;

/** The time bonus's modal where it is due, with the cheapest package as its example. */
export function TimeBonus() {
  const { texts } = useApp();
  const { pathname } = useLocation();
  const bonus = useTimeBonus(pathname);
  const isDue = bonus !== undefined;
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    if (isDue) void texts.load(['discounts', 'payments']).then(() => setTexts(true));
  }, [isDue, texts]);
  return bonus && hasTexts ? (
    <Suspense>
      <Bonus {...bonus} />
    </Suspense>
  ) : null;
}

function Bonus({ offer, close }: Bonus) {
  const t = useTranslations('discounts.welcome_discount_bonus');
  return (
    <TimeBonusDialog
      open
      offer={offer}
      onClose={close}
      example={<Example percentage={offer.value_percentage} />}
      action={<LinkButton link={<Link to="/credits" onClick={close} />}>{t('unlock_cta')}</LinkButton>}
    />
  );
}

function Example({ percentage }: { percentage: number }) {
  const t = useTranslations('discounts');
  const { call } = useApp();
  const money = useMoney();
  const figures = useFigures();
  const { data: offer } = useQuery(packagesQuery(call));
  const [cheapest] = offer?.packages ?? [];
  if (!offer || !cheapest) return null;
  const { credits, total_minor: total, lowest_minor: lowest } = cheapest;
  return (
    <PriceExample
      name={figures.credits(credits)}
      detail={figures.messages(credits)}
      price={money(total - discountMinorOf(total, percentage), offer.currency)}
      oldPrice={lowest === null ? undefined : { amount: money(lowest, offer.currency), label: t('lowest') }}
    />
  );
}
