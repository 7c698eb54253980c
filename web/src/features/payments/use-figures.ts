import type { DiscountCode } from '@vonk/contract/discounts';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';

/** Figures of payments as words: credits, messages, unit prices, rates, days. */
export function useFigures() {
  const t = useTranslations('payments.credits');
  const discounts = useTranslations('discounts');
  const format = useFormatter();
  const { settings, texts } = useApp();
  const instant = (at: string) => new Date(at);
  return {
    credits: (count: number) => t('name', { count }),
    messages: (credits: number) =>
      t('messages', { count: Math.floor(credits / Math.max(1, settings.message_credits)) }),
    /** A price per credit, to a tenth of a cent where it has one. */
    unitPrice: (totalMinor: number, credits: number, currency: string) =>
      format
        .number(totalMinor / credits / 100, { style: 'currency', currency, maximumFractionDigits: 3 })
        .replaceAll(' ', '\u00a0'),
    percent: (basisPoints: number) =>
      format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 1 }),
    /** The name of a discount among the lines of an order. */
    discount: ({ code, value_percentage: value }: Pick<DiscountCode, 'code' | 'value_percentage'>) =>
      discounts('row', {
        code,
        percentage: format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
      }),
    country: (code: string) => new Intl.DisplayNames(texts.locale, { type: 'region' }).of(code) ?? code,
    day: (at: string) => format.dateTime(instant(at), { day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: (at: string) => format.dateTime(instant(at), { day: 'numeric', month: 'short', year: 'numeric' }),
    briefDay: (at: string) => format.dateTime(instant(at), { day: 'numeric', month: 'short' }),
    moment: (at: string) =>
      format.dateTime(instant(at), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
    time: (at: string) => format.dateTime(instant(at), { hour: '2-digit', minute: '2-digit' }),
  };
}
