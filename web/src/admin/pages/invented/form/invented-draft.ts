import type { AdminCallInput } from '@vonk/contract/admin/api';
import type { InventedAtDesk } from '@vonk/contract/admin/sites/invented';
import { type InventedField, inventedFieldNames, inventedMinimumAge } from '@vonk/contract/admin/sites/invented-kinds';
import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { ageOn, type Day, isDay } from '@vonk/contract/calendar';
import type { Country } from '@vonk/contract/locales';
import { type Answers, type Gender, ofEachList } from '@vonk/contract/profile-lists';
import { checkName, cleanName } from '@vonk/contract/signup';
import type { Messages } from '../../../../texts/messages.ts';

/** What an invented profile tells, field by field. */
export type Told = Pick<InventedAtDesk, InventedField>;

export interface InventedDraft extends Told {
  /** Null: it is new. */
  id: string | null;
  kind: InventedAtDesk['kind'];
  reason: string;
  /** As it was opened. */
  version: number;
}

export const newInvented = (country: Country | undefined, gender: Gender | undefined): InventedDraft => ({
  id: null,
  kind: 'fictional',
  reason: '',
  version: 0,
  name: '',
  date_of_birth: '',
  gender: gender ?? 'female',
  looks_for: [],
  country: country ?? null,
  quote: '',
  about: '',
  interests: [],
  ...(ofEachList(() => null) as Answers),
});

/** What one tells, without who made it so. */
export const toldOf = (profile: Told): Told =>
  Object.fromEntries(inventedFieldNames.map((name) => [name, profile[name]])) as unknown as Told;

/** One that is there, to go on with. */
export const draftOf = (profile: InventedAtDesk): InventedDraft => ({
  ...toldOf(profile),
  id: profile.id,
  kind: profile.kind,
  reason: '',
  version: profile.version,
});

/** What a colleague changed since a draft was opened. */
export const changedFields = (begun: Told, stands: Told): (keyof Told)[] =>
  inventedFieldNames.filter((name) => JSON.stringify(begun[name]) !== JSON.stringify(stands[name]));

/** What a draft lacks before it is sent; the server judges the rest, at its field. */
export function draftMistakes(draft: InventedDraft, today: Day): Partial<Record<string, keyof Messages['errors']>> {
  const ofName = checkName(cleanName(draft.name), '');
  const born = draft.date_of_birth;
  return {
    ...(ofName && { name: ofName }),
    ...((!isDay(born) || ageOn(born, today) < inventedMinimumAge) && { date_of_birth: 'birth_date_invalid' as const }),
    ...(draft.reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
  };
}

/** What is asked of the server to keep it. */
export const draftInput = (
  site: number,
  draft: InventedDraft,
): Omit<AdminCallInput<'POST /api/admin/invented-profile'>, 'kind'> => ({
  site,
  ...toldOf(draft),
  reason: draft.reason.trim(),
});
