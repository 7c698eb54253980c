import { type SiteField, textKeyOf } from '@vonk/contract/admin/sites/fields';
import type { Locale } from '@vonk/contract/locales';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Messages } from '../../../texts/messages.ts';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { useMoney } from '../../parts/use-money.ts';
import type { Claim } from './fields/claim-draft.ts';
import { useClaimText } from './fields/use-claim-text.ts';
import { useRouteText } from './fields/use-route-text.ts';
import type { Route } from './fields/route-draft.ts';
import type { Gift } from './fields/words/gift-draft.ts';
import type { Opener } from './fields/words/opener-draft.ts';
import type { Json, Pack } from './site-draft.ts';

type Words = Messages['admin-sites'];

const most = 120;
const short = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const isNothing = (value: Json): value is null | '' =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** What fields, their options and their values are called. */
export function useSiteWords(currency: string) {
  const t = useTranslations('admin-sites');
  const profile = useTranslations('profile');
  const format = useFormatter();
  const money = useMoney();
  const countryName = useCountryName();
  const routeText = useRouteText();
  const locale = useLocale() as Locale;
  const { textOf: claimText } = useClaimText();
  const nameOf = (name: string): string => t(`fields.${textKeyOf(name) as keyof Words['fields']}`);
  const hintOf = (name: string): string => t(`hints.${textKeyOf(name) as keyof Words['hints']}`);
  const optionOf = (name: string, option: string): string => {
    if (name === 'countries') return countryName(option);
    if (name === 'signups') return t(`signups.${option as keyof Words['signups']}`);
    if (name === 'fictional_visibility') return t(`visibility.${option as keyof Words['visibility']}`);
    if (name === 'genders' || name === 'visible_profile_notes') return t(`options.${option as keyof Words['options']}`);
    if (name === 'visible_profile_fields' || name === 'search_fields')
      return profile(`fields.${option as keyof Messages['profile']['fields']}`);
    return option;
  };
  const numberText = (kind: SiteField['kind'], value: number): string => {
    if (kind === 'minor') return money({ minor: value, currency });
    return format.number(value, kind === 'share' ? { style: 'percent' } : undefined);
  };
  const packText = ({ credits, total_minor: minor }: Pack): string =>
    t('packs.text', { credits: String(credits), price: money({ minor, currency }) });
  const openerText = ({ texts, is_on: isOn }: Opener): string =>
    isOn ? texts[locale] : t('openers.offText', { words: texts[locale] });
  const giftText = ({ names, is_on: isOn }: Gift): string =>
    isOn ? names[locale] : t('gifts.offText', { name: names[locale] });
  const manyText = (name: string, value: object): string => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return JSON.stringify(value);
    return format.list(value.map((one) => optionOf(name, one)));
  };
  const valueText = ({ name, kind }: Pick<SiteField, 'name' | 'kind'>, value: Json): string => {
    if (isNothing(value)) return t('nothing');
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    if (typeof value === 'number') return numberText(kind, value);
    if (typeof value === 'string') return short(optionOf(name, value));
    if (kind === 'packs') return short(format.list((value as unknown as Pack[]).map(packText)));
    if (kind === 'routes') return short((value as unknown as Route[]).map(routeText).join('; '));
    if (kind === 'openers') return short((value as unknown as Opener[]).map(openerText).join(' · '));
    if (kind === 'gifts') return short((value as unknown as Gift[]).map(giftText).join(' · '));
    if (kind === 'claims') return (value as unknown as Claim[]).map(claimText).join('; ');
    return short(kind === 'texts' ? Object.values(value).join(' · ') : manyText(name, value));
  };
  return { nameOf, hintOf, optionOf, valueText };
}
