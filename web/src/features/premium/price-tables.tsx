import type { CallOutput } from '@vonk/contract/api';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';

function PriceTable({
  title,
  head,
  rows,
}: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table className="price-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every pack with its total, its price per credit and per message (T22). */
export function PackageTable({ offer }: { offer: CallOutput<'GET /api/packages.php'> }) {
  const t = useTranslations('premium');
  const money = useMoney();
  const amount = (minor: number) => money(minor, offer.currency);
  return (
    <PriceTable
      title={t('pricing.packages')}
      head={[t('pricing.package'), t('pricing.total'), t('pricing.perCredit'), t('pricing.perMessage')]}
      rows={offer.packages.map((pack) => [
        t('cells.credits', { count: pack.credits }),
        amount(pack.total_minor),
        amount(pack.credit_price_minor),
        amount(pack.message_price_minor),
      ])}
    />
  );
}

/** What each thing costs in credits, with its money value beside it (T19). */
export function ActionTable() {
  const t = useTranslations('premium');
  const money = useMoney();
  const { settings } = useApp();
  const cost = (credits: number) =>
    t('cells.cost', {
      credits: t('cells.credits', { count: credits }),
      price: money(credits * settings.credit_price_minor),
    });
  return (
    <PriceTable
      title={t('pricing.actions')}
      head={[t('pricing.action'), t('pricing.cost')]}
      rows={[
        [t('pricing.message'), cost(settings.message_credits)],
        [t('pricing.photo'), cost(settings.photo_credits)],
        ...(settings.has_gifts ? [[t('pricing.gift'), cost(settings.gift_credits)]] : []),
        [t('pricing.like'), t('pricing.free')],
      ]}
    />
  );
}

/** What a message costs in each country of the site, from the largest pack to the smallest (CRED-3, C33). */
export function CountryTable() {
  const t = useTranslations('premium.pricing');
  const money = useMoney();
  const { settings, texts } = useApp();
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  return (
    <PriceTable
      title={t('countries')}
      head={[t('country'), t('perMessage')]}
      rows={Object.entries(settings.minimum_message_costs).map(([country, { costs, highest, currency }]) => [
        names.of(country) ?? country,
        t('range', { low: money(costs, currency), high: money(highest, currency) }),
      ])}
    />
  );
}
