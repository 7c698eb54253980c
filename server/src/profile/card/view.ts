import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { isCountry } from '@vonk/contract/locales';
import {
  answersOf,
  type Gender,
  type OwnProfile,
  type ProfileCard,
  type ProfileKind,
  profileOptionNames,
} from '@vonk/contract/profile';
import type { AnyCall, MemberCall } from '../../accounts/index.ts';
import { bandBetween, nameOfRegion } from '../../places/index.ts';
import { type ProfileFacts, nextStepOf } from './completeness.ts';
import { imageOf, type ImageServices } from './image.ts';
import { type Presence, presenceOf } from './presence.ts';
import type { Profile } from '../profiles.ts';

export interface CardRow {
  readonly id: string;
  readonly publicId: string;
  readonly kind: ProfileKind;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: Gender | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly cell: number | null;
  readonly quote: string;
  readonly mainPhotoKey: string | null;
  readonly photoCount: number;
  readonly lastActiveOn: string | null;
  readonly company: { name: string; price: string; url: string } | null;
  readonly liked: boolean;
  readonly isVerified: boolean;
  readonly viewerCell: number | null;
  /** What the two cells count as (T86); null where that is not known yet. */
  readonly mergedCell: number | null;
  readonly reachKm: number | null;
  /** The cities of the cell that may be named (T86). */
  readonly toldCities: readonly string[] | null;
  readonly viewerMergedCell: number | null;
}

/** Who sees the card, on which site, in which language and when. */
export type CardCall = Pick<AnyCall, 'site' | 'locale' | 'now' | 'member'>;

/** Makes of a row the profile as the caller sees it. */
export const cardsFor = (call: CardCall, services: ImageServices & { live: Presence }) => {
  const today = calendarDay(call.now, call.site.timeZone);
  return (row: CardRow): ProfileCard => ({
    id: row.publicId,
    kind: row.kind,
    name: row.name,
    age: ageOn(row.birthDate, today),
    gender: row.gender,
    ...whereabouts(row, call),
    presence:
      row.kind === 'member' && call.member !== undefined
        ? presenceOf(row.lastActiveOn, today, services.live.isOnline(row.id))
        : null,
    quote: row.quote,
    main_image: imageOf(services, call, row.mainPhotoKey),
    photo_count: row.photoCount,
    liked: row.liked,
    company: row.company,
    ...(row.kind === 'member' && call.member !== undefined ? { verified: row.isVerified } : {}),
  });
};

/**
 * Only people are somewhere (T10). A guest is nowhere, so sees no distance (SEARCH-4), and no city: who agreed to be
 * shown to guests was told of a region (C15).
 */
function whereabouts(row: CardRow, { locale, site, member }: CardCall) {
  const { kind, country, region } = row;
  if (kind !== 'member') return { country: null, region: null, city: null, distance: null };
  return {
    country,
    region: isCountry(country) && region !== null ? (nameOfRegion(country, region, locale) ?? null) : null,
    city: member ? cityOf(row, site.settings.cell_members) : null,
    distance: distanceOf(row, site.settings.cell_members),
  };
}

/** Named only where it stands for enough members, beside the band of distance too; else the region is (T86). */
const cityOf = ({ cell, city, toldCities }: CardRow, cellMembers: number) =>
  city !== null && cell !== null && (cellMembers <= 1 || toldCities?.includes(city)) ? city : null;

/** Between the cells that stand for enough members each (T86). */
function distanceOf({ cell, viewerCell, mergedCell, viewerMergedCell, reachKm }: CardRow, cellMembers: number) {
  if (cell === null || viewerCell === null) return null;
  if (cellMembers <= 1) return bandBetween(viewerCell, cell);
  return mergedCell !== null && viewerMergedCell !== null
    ? bandBetween(viewerMergedCell, mergedCell, reachKm ?? 0)
    : null;
}

export const factsOf = (profile: Omit<Profile, 'completeness'>): ProfileFacts => ({
  hasPhoto: profile.photoCount > 0,
  cityId: profile.cityId,
  quote: profile.quote,
  about: profile.about,
  interests: profile.interests,
  answers: profileOptionNames.filter((name) => profile[name] !== null).length,
});

export function ownProfileOf(profile: Profile, { site, now }: MemberCall, hasOrientationConsent: boolean): OwnProfile {
  const { publicId, cityId, looksFor, isConfirmed, birthDate } = profile;
  return {
    id: publicId,
    name: profile.name,
    age: ageOn(birthDate, calendarDay(now, site.timeZone)),
    date_of_birth: birthDate,
    gender: profile.gender,
    looks_for: [...looksFor],
    country: profile.country,
    region: profile.region,
    city_id: cityId,
    city: profile.city,
    quote: profile.quote,
    about: profile.about,
    interests: [...profile.interests],
    ...answersOf(profile),
    status: profile.status === 'active' && isConfirmed ? 'active' : 'disabled',
    completeness: profile.completeness,
    next_step: nextStepOf(factsOf(profile)),
    orientation_consent: hasOrientationConsent,
  };
}
