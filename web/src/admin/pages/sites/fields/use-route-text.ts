import { isPaymentMethod } from '@vonk/contract/payment-methods';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../../texts/use-method-name.ts';
import type { Route } from './route-draft.ts';

/** A route in one line: which orders, and who may take them in which order. Needs the texts `methods`. */
export function useRouteText(): (route: Route) => string {
  const t = useTranslations('admin-sites.routes');
  const format = useFormatter();
  const methodName = useMethodName();
  const amount = (minor: number) => format.number(minor / 100, { minimumFractionDigits: 2 });
  return ({ methods = [], countries = [], currencies = [], from_minor: from, to_minor: to, providers }) => {
    const orders = [
      ...methods.map((method) => (isPaymentMethod(method) ? methodName(method) : method)),
      ...countries,
      ...currencies,
      ...(from === undefined ? [] : [t('fromText', { amount: amount(from) })]),
      ...(to === undefined ? [] : [t('toText', { amount: amount(to) })]),
    ];
    return t('text', {
      orders: orders.length === 0 ? t('any') : orders.join(', '),
      providers: providers.length === 0 ? t('nobody') : providers.join(', '),
    });
  };
}
