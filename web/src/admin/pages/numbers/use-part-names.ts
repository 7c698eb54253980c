import type { NumberChart, NumberStep } from '@vonk/contract/admin/house/numbers';
import { countedNames } from '@vonk/contract/admin/roles';
import { isPaymentMethod } from '@vonk/contract/payment-methods';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { usePageName } from './use-page-name.ts';

/** How the parts of each chart are called in the reader's language. */
export function usePartNames(step: NumberStep): Readonly<Record<NumberChart, (part: string) => string>> {
  const t = useTranslations('admin-numbers');
  const place = useTranslations('admin.places');
  const format = useFormatter();
  const methodName = useMethodName();
  const pageName = usePageName();
  const regions = new Intl.DisplayNames(useLocale(), { type: 'region' });

  const networkName = (part: string) => part || t('own');
  const withWhom = (part: string) => (part === 'members' ? t('members') : t('invented'));
  const paidWith = (part: string) => (isPaymentMethod(part) ? methodName(part) : part);
  const mailOutcome = (part: string) => {
    const known = (['sent', 'no_mailbox', 'refused', 'given_up'] as const).find((outcome) => outcome === part);
    return known ? t(`mails.${known}`) : part;
  };
  const pushOutcome = (part: string) => {
    const known = (['sent', 'refused', 'given_up'] as const).find((outcome) => outcome === part);
    return known ? t(`pushes.${known}`) : part;
  };
  const queueName = (part: string) => {
    const known = countedNames.find((queue) => queue === part);
    return known ? place(known) : part;
  };
  const percent = (value: number) => format.number(value / 100, { style: 'percent' });
  const quarter = (least: string) =>
    least === '100' ? percent(100) : t('between', { least: percent(Number(least)), most: percent(Number(least) + 24) });
  return {
    sign_ups: networkName,
    sign_ups_by_landing: pageName,
    confirmations: networkName,
    completeness: quarter,
    first_messages: withWhom,
    first_purchases: paidWith,
    messages: withWhom,
    replies: () => t('names.replies'),
    paid_by_method: paidWith,
    paid_by_country: (part) => regions.of(part) ?? part,
    paid_by_site: (part) => part,
    given_back: (part) => t(part === 'refund' ? 'refund' : 'chargedBack'),
    matches: () => t('names.matches'),
    retention: (part) => (part === '0' ? t('signedUp') : t(`later.${step}`, { count: Number(part) })),
    mails: mailOutcome,
    pushes: pushOutcome,
    left_at_once: pageName,
    queue_ages: queueName,
    queue_waiting: queueName,
    call_errors: (part) => part || t('pagesAndFiles'),
    job_errors: (part) => part,
  };
}
