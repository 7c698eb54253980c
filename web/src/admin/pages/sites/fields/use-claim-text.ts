import { noonOf } from '@vonk/contract/calendar';
import { useFormatter, useTranslations } from 'use-intl';
import type { Claim } from './claim-draft.ts';

const open = '…';
const wordOr = (value: unknown): string => (typeof value === 'string' ? value : open);

/** What a claim says, and a record of it in one line. Needs the texts `premium` and `admin-claims`. */
export function useClaimText() {
  const t = useTranslations('admin-claims');
  const said = useTranslations('premium.claims');
  const format = useFormatter();
  /** The sentence as members read it; three dots stand for what is not typed yet. */
  const says = ({ kind, figure, name, certificate }: Claim): string =>
    kind === 'seal'
      ? said('seal', { name: wordOr(name), certificate: wordOr(certificate) })
      : said('premium_matches', {
          figure:
            typeof figure === 'number'
              ? format.number(figure / 100, { style: 'percent', maximumFractionDigits: 2 })
              : open,
        });
  const dayOf = (day: unknown) => noonOf(wordOr(day));
  /** With the days on which it is said, or that it is not. */
  const textOf = (claim: Claim): string => {
    const { is_active: isActive, measured_on: from, expires_on: until } = claim;
    if (!isActive) return t('kept', { claim: says(claim) });
    const days = format.dateTimeRange(dayOf(from), dayOf(until), { dateStyle: 'medium', timeZone: 'UTC' });
    return t('said', { days, claim: says(claim) });
  };
  return { says, textOf };
}
