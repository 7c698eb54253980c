import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { SiteSettings } from '../../sites/index.ts';
import type { GuardedProvider } from './guard.ts';

type Route = SiteSettings['payment_routes'][number];

/** What decides who takes an order. */
export interface Routed {
  readonly method: PaymentMethod;
  readonly country: string;
  readonly currency: string;
  /** In minor units; without it the amount is not yet known. */
  readonly totalMinor?: number;
}

/**
 * The provider that takes a new order: of those that the site's first fitting route names, in that order, else of all,
 * the first that carries the method and does not fail at the moment; else the first that carries it, as it may be back
 * by now. While the amount is not known, the first that could take some amount.
 */
export function chooseProvider(
  providers: readonly GuardedProvider[],
  routes: readonly Route[],
  order: Routed,
): GuardedProvider | undefined {
  const possible = routesFor(routes, order).map((route) => named(providers, route));
  const carrying = possible.flat().filter(({ methods }) => methods.includes(order.method));
  return carrying.find((provider) => provider.isAvailable()) ?? carrying[0];
}

/** The route of an order; those of all amounts while that is not known. `undefined` stands for no route. */
function routesFor(routes: readonly Route[], order: Routed): readonly (Route | undefined)[] {
  const fitting = routes.filter((route) => fits(route, order));
  if (order.totalMinor !== undefined) return [fitting[0]];
  const firstForAll = fitting.findIndex((route) => route.from_minor === undefined && route.to_minor === undefined);
  return firstForAll === -1 ? [...fitting, undefined] : fitting.slice(0, firstForAll + 1);
}

const isAmong = (list: readonly string[] | undefined, value: string): boolean => list?.includes(value) ?? true;

function fits(route: Route, { method, country, currency, totalMinor }: Routed): boolean {
  const { methods, countries, currencies, from_minor: from = 0, to_minor: to = Infinity } = route;
  return (
    isAmong(methods, method) &&
    isAmong(countries, country) &&
    isAmong(currencies, currency) &&
    (totalMinor === undefined || (totalMinor >= from && totalMinor <= to))
  );
}

const named = (providers: readonly GuardedProvider[], route: Route | undefined): readonly GuardedProvider[] =>
  route ? route.providers.flatMap((name) => providers.filter((provider) => provider.name === name)) : providers;
