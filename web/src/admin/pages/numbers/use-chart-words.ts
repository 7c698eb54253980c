import {
  type NumberChart,
  type NumbersOfChart,
  type NumberStep,
  shownPeriods,
  stateCharts,
} from '@vonk/contract/admin/house/numbers';
import { isPaymentMethod } from '@vonk/contract/payment-methods';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { useMoney } from '../../parts/use-money.ts';

/** How a chart and what stands in it is said in the reader's language. */
export function useChartWords({ name, currency }: Pick<NumbersOfChart, 'name' | 'currency'>, step: NumberStep) {
  const t = useTranslations('admin-numbers');
  const format = useFormatter();
  const money = useMoney();
  const methodName = useMethodName();
  const regions = new Intl.DisplayNames(useLocale(), { type: 'region' });

  const networkName = (part: string) => part || t('own');
  const paidWith = (part: string) => (isPaymentMethod(part) ? methodName(part) : part);
  const mailOutcome = (part: string) => {
    const known = (['sent', 'no_mailbox', 'refused', 'given_up'] as const).find((outcome) => outcome === part);
    return known ? t(`mails.${known}`) : part;
  };
  const pushOutcome = (part: string) => {
    const known = (['sent', 'refused', 'given_up'] as const).find((outcome) => outcome === part);
    return known ? t(`pushes.${known}`) : part;
  };
  const percent = (value: number) => format.number(value / 100, { style: 'percent' });
  const quarter = (least: string) =>
    least === '100' ? percent(100) : t('between', { least: percent(Number(least)), most: percent(Number(least) + 24) });
  const naming: Readonly<Record<NumberChart, (part: string) => string>> = {
    sign_ups: networkName,
    confirmations: networkName,
    completeness: quarter,
    first_purchases: paidWith,
    messages: (part) => (part === 'members' ? t('members') : t('invented')),
    replies: () => t('names.replies'),
    paid_by_method: paidWith,
    paid_by_country: (part) => regions.of(part) ?? part,
    given_back: (part) => t(part === 'refund' ? 'refund' : 'chargedBack'),
    matches: () => t('names.matches'),
    mails: mailOutcome,
    pushes: pushOutcome,
    left_at_once: (part) => part,
  };
  const amount = (value: number) => (currency === null ? format.number(value) : money({ minor: value, currency }));
  const isState = stateCharts.includes(name);
  return {
    title: t(`names.${name}`, { currency: currency ?? '' }),
    partName: (part: string | null) => (part === null ? t('others') : naming[name](part)),
    amount,
    /** Whether what stands in the periods is not added up over time. */
    isState,
    /** As it stands along an axis: as short as it can be said. */
    level: (value: number) => format.number(currency === null ? value : value / 100, { notation: 'compact' }),
    periodName: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), {
        timeZone: 'UTC',
        ...(step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'numeric' }),
      }),
    /** What it comes to beside as long a time before. */
    result({ total, before }: Pick<NumbersOfChart, 'total' | 'before'>) {
      const span = t(`spans.${step}`, { count: String(shownPeriods[step] - 1) });
      if (isState && before === 0) return t('state', { total: amount(total) });
      if (before === 0) return t('total', { total: amount(total), before: amount(before), span });
      const change = format.number((total - before) / before, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      });
      return t(isState ? 'stateChange' : 'change', { total: amount(total), change, span });
    },
  };
}
export type ChartWords = ReturnType<typeof useChartWords>;
