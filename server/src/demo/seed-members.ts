import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { addAccount, confirmAccount, makePremium, type Scope } from '../accounts/index.ts';
import { recordConsent } from '../consents/index.ts';
import { grantCredits } from '../credits/index.ts';
import { bookPastPurchase } from '../payments/index.ts';
import { placePhoto } from '../photos/index.ts';
import { findCities } from '../places/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId, publicId } from '../platform/ids.ts';
import { agreeToAds, confirmProfile, createProfile, writeContent } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';
import type { DemoMember } from '@vonk/demo/people/members';
import { seededRandom } from '@vonk/demo/seeded-random';
import { demoEmail, demoLogins } from './casts.ts';
import type { DrawnPhoto } from './draw-files.ts';
import type { DemoServices } from './services.ts';

export interface SeededMember extends Scope {
  readonly person: DemoMember;
}

export interface MemberSeed {
  readonly site: Site;
  readonly person: DemoMember;
  /** Their place in the cast. */
  readonly at: number;
  /** Their main photo, where it is drawn already. */
  readonly photo: DrawnPhoto | undefined;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Some of them, women and men, agreed to stand on landing pages and in the popup that strangers see (C15, C16). */
const showsToStrangers = (at: number): boolean => at % 5 === 2;

/** Signs a demo member up, as if some weeks ago: account, consents, profile, main photo and credits. */
export async function seedMember(tx: Tx, services: DemoServices, seed: MemberSeed): Promise<SeededMember> {
  const { site, person, at, passwordHash, now } = seed;
  const random = seededRandom(`seed:${person.seed}`);
  const signedUp = new Date(now.getTime() - random.whole(2, 400) * day);
  const scope = { siteId: site.siteId, memberId: newId(signedUp) };
  await addAccount(tx, scope, {
    email: demoEmail(at),
    passwordHash,
    publicId: publicId(),
    locale: person.locale,
    tracking: {},
    now: signedUp,
  });
  await createProfile(tx, site, {
    memberId: scope.memberId,
    name: person.name,
    birthDate: person.birthDate,
    gender: person.gender,
    looksFor: person.looksFor,
    country: person.country,
    now: signedUp,
  });
  for (const kind of ['terms', 'orientation'] as const)
    await recordConsent(tx, scope, { kind, given: true, address: '127.0.0.1', now: signedUp });
  await confirmAccount(tx, scope, signedUp);
  await confirmProfile(
    tx,
    scope,
    calendarDay(new Date(now.getTime() - random.pick([0, 0, 0, 1, 1, 2, 4, 9, 20]) * day), site.timeZone),
  );
  await writeContent(tx, scope, await contentOf(person));
  if (showsToStrangers(at)) {
    await recordConsent(tx, scope, { kind: 'ads', given: true, address: '127.0.0.1', now: signedUp });
    await agreeToAds(tx, scope);
  }
  await grantCredits(tx, scope, {
    amount: site.settings.signup_credits,
    cause: 'signup',
    causeKey: 'signup',
    now: signedUp,
  });
  // Whom one logs in as has talked already, and must have something left to try it with.
  if (at === demoLogins.anna)
    await grantCredits(tx, scope, { amount: 12, cause: 'correction', causeKey: 'demo', now: signedUp });
  // Whose account one can look into paid for it; of the others only what it brings is seen.
  if (at === demoLogins.bram) {
    const { country, locale } = person;
    await bookPastPurchase(tx, scope, { site, credits: 75, country, locale, now: new Date(now.getTime() - 3 * day) });
  } else if (person.isPremium) {
    await makePremium(tx, scope, signedUp);
    await grantCredits(tx, scope, { amount: 40, cause: 'correction', causeKey: 'demo', now: signedUp });
  }
  if (seed.photo)
    await placePhoto(tx, services, { ...scope, ...seed.photo, id: newId(now), publicId: publicId(), now });
  return { ...scope, person };
}

async function contentOf(person: DemoMember) {
  const [city] = await findCities({ country: person.country, text: person.city, limit: 1 });
  return {
    country: person.country,
    region: city?.region ?? null,
    cityId: city?.id ?? null,
    city: city?.name ?? null,
    cell: city?.cell ?? null,
    quote: person.quote,
    about: person.about,
    interests: person.interests,
    ...person.answers,
  };
}
