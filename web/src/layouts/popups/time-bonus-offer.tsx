import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { discountMinorOf } from '@vonk/contract/discounts';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { PriceExample } from '../../ui/money/price-example.tsx';
import { packagesQuery } from '../../prices/packages.ts';
import { useFigures } from '../../features/payments/use-figures.ts';
import { TimeBonusDialog } from '../../features/discounts/time-bonus-dialog.tsx';
import type { useTimeBonus } from '../../features/discounts/use-time-bonus.ts';

type Offer = NonNullable<ReturnType<typeof useTimeBonus>>;

export function TimeBonusOffer({ offer, close }: Offer) {
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
