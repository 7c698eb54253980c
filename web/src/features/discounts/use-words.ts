import type { DiscountReason } from '@vonk/contract/discounts';
import { useFormatter, useTranslations } from 'use-intl';

/** What discounts say in figures: percentages, and moments with day, time and zone (T31). */
export function useWords() {
  const t = useTranslations('discounts');
  const format = useFormatter();
  const reasons = {
    new_member: t('welcome_discount_bonus.special_offer'),
    stayed: t('stayed'),
    given: t('given'),
  } satisfies Record<DiscountReason, string>;
  return {
    percentage: (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    moment: (at: number) =>
      format.dateTime(new Date(at), {
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    /** Why it is a personal offer (T36). */
    reason: (reason: DiscountReason | null) => reason && reasons[reason],
    left: (hours: number, minutes: number) => t('left', { hours, minutes }),
  };
}
