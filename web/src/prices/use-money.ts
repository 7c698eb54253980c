import { useFormatter } from 'use-intl';
import { useApp } from '../api/use-app.ts';

/** Writes an amount in minor units as money of the site's currency; `€` and number never part (U+00A0). */
export function useMoney(): (minor: number, currency?: string) => string {
  const format = useFormatter();
  const { settings } = useApp();
  return (minor, currency = settings.currency) =>
    format.number(minor / 100, { style: 'currency', currency }).replaceAll(' ', '\u00a0');
}
