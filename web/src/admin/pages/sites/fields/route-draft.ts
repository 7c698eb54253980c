import { isCountry } from '@vonk/contract/locales';
import { readAmount } from '../../../parts/acts/amount.ts';

/** A row of payment routes as it stands in a site's settings; what it leaves out is any (PAY-2). */
export interface Route {
  readonly methods?: readonly string[];
  readonly countries?: readonly string[];
  readonly currencies?: readonly string[];
  readonly from_minor?: number;
  readonly to_minor?: number;
  readonly providers: readonly string[];
}

/** The same as it is typed. */
export interface RouteTyped {
  readonly methods: readonly string[];
  readonly countries: string;
  readonly currencies: string;
  readonly from: string;
  readonly to: string;
  readonly providers: readonly string[];
}
export type RoutePart = 'countries' | 'currencies' | 'from' | 'to';

export const emptyRoute: RouteTyped = { methods: [], countries: '', currencies: '', from: '', to: '', providers: [] };

export const routeLine = (route: RouteTyped): string => JSON.stringify(route);
export const routesTyped = (lines: readonly string[]): RouteTyped[] =>
  lines.map((line) => JSON.parse(line) as RouteTyped);

const typedAmount = (minor: number | undefined): string => (minor === undefined ? '' : (minor / 100).toFixed(2));

/** Routes as their control shows them. */
export const routeLines = (routes: readonly Route[]): string[] =>
  routes.map(({ methods = [], countries = [], currencies = [], from_minor: from, to_minor: to, providers }) =>
    routeLine({
      methods,
      countries: countries.join(', '),
      currencies: currencies.join(', '),
      from: typedAmount(from),
      to: typedAmount(to),
      providers,
    }),
  );

/** An amount with which something begins or ends: nothing at all is one too. */
const readBound = (typed: string): number | null | undefined =>
  /^0+([.,]0{1,2})?$/.test(typed.trim()) ? 0 : readAmount(typed);

const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

const isWrong: Readonly<Record<RoutePart, (route: RouteTyped) => boolean>> = {
  countries: ({ countries }) => !codesIn(countries).every(isCountry),
  currencies: ({ currencies }) => codesIn(currencies).some((code) => !/^[A-Z]{3}$/.test(code)),
  from: ({ from }) => readBound(from) === undefined,
  to: ({ from, to }) => {
    const end = readBound(to);
    return end === undefined || (end ?? Infinity) < (readBound(from) ?? 0);
  },
};

/** Whether a part of a route cannot stand as it was typed. */
export const isPartWrong = (route: RouteTyped, part: RoutePart): boolean => isWrong[part](route);

const parts = Object.keys(isWrong) as RoutePart[];

function routeOf({ methods, countries, currencies, from, to, providers }: RouteTyped): Route {
  const [ofCountries, ofCurrencies, start, end] = [
    codesIn(countries),
    codesIn(currencies),
    readBound(from),
    readBound(to),
  ];
  return {
    ...(methods.length > 0 && { methods }),
    ...(ofCountries.length > 0 && { countries: ofCountries }),
    ...(ofCurrencies.length > 0 && { currencies: ofCurrencies }),
    ...(typeof start === 'number' && { from_minor: start }),
    ...(typeof end === 'number' && { to_minor: end }),
    providers,
  };
}

/** Routes as the server takes them; undefined where one cannot be read. */
export function readRoutes(lines: readonly string[]): Route[] | undefined {
  const routes = routesTyped(lines);
  return routes.some((route) => parts.some((part) => isPartWrong(route, part))) ? undefined : routes.map(routeOf);
}
