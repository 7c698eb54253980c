import { hashPassword } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { Site } from '../sites/index.ts';
import { type DemoMember, demoMembers } from '@vonk/demo/people/members';
import { casts, demoLogins, demoPassword, namedAsLogins, type SiteCast } from './casts.ts';
import { type DrawnPhoto, drawSmallFiles } from './draw-files.ts';
import { portraitsAtOnce } from './draw-portraits.ts';
import { seedConversations, seedLikes } from './seed-contacts.ts';
import { seedInvented } from './seed-invented.ts';
import { seedMember, type SeededMember } from './seed-members.ts';
import type { DemoServices } from './services.ts';

const hasMembers = sql('select from profile_cards where site_id = $1 limit 1');
/** How many have a portrait when the site opens; those of all others are drawn behind it, the first ones first. */
const drawnBefore = 12;

/** Fills each demo site with its cast, once: a site that has a profile stays as it is. */
export async function seedDemo(
  services: DemoServices,
  { sites, now }: { sites: readonly Site[]; now: Date },
): Promise<void> {
  let passwordHash: string | undefined;
  for (const cast of casts) {
    const site = sites.find(({ slug }) => slug === cast.slug);
    if (!site || (await services.db.maybe(hasMembers, [site.siteId]))) continue;
    passwordHash ??= await hashPassword(demoPassword);
    services.log.info({ site: site.slug, members: cast.count }, 'demo members are being made');
    const started = performance.now();
    await seedSite(services, { site, cast, passwordHash, now });
    services.log.info(
      { site: site.slug, members: cast.count, seconds: Math.round((performance.now() - started) / 100) / 10 },
      'demo members were made',
    );
  }
}

async function seedSite(
  services: DemoServices,
  { site, cast, passwordHash, now }: { site: Site; cast: SiteCast; passwordHash: string; now: Date },
): Promise<void> {
  const people = namedAsLogins(demoMembers({ ...cast, today: now })).map(asLogin);
  const photos = await drawFirst(services, site, people.slice(0, drawnBefore));
  // One transaction, so that an interrupted start leaves a site empty and the next one fills it.
  const members = await services.db.transact(async (tx) => {
    const seeded: SeededMember[] = [];
    for (const [at, person] of people.entries()) {
      seeded.push(await seedMember(tx, services, { site, person, at, photo: photos[at], passwordHash, now }));
    }
    await enqueue(tx, { task: 'draw-portraits', payload: { siteId: site.siteId, from: drawnBefore } });
    return seeded;
  });
  await seedInvented(services, site, { locale: cast.locale, now });
  await seedLikes(services, { site, members, now });
  await seedConversations(services, { site, members, now });
}

/** The first two are the members one logs in as: one free, one premium. */
const asLogin = (person: DemoMember, at: number): DemoMember =>
  at > 1
    ? person
    : {
        ...person,
        isPremium: at === demoLogins.bram,
        looksFor: [person.gender === 'female' ? 'male' : 'female'],
        answers: { ...person.answers, sexuality: 'hetero' },
        // In the middle of the country, so that there is somebody near.
        ...(person.locale === 'nl' ? ({ country: 'NL', city: 'Utrecht' } as const) : {}),
      };

/** Draws the main photos of those who have one at once, several at a time. */
async function drawFirst({ storage }: DemoServices, site: Site, people: readonly DemoMember[]): Promise<DrawnPhoto[]> {
  const drawn: DrawnPhoto[] = [];
  const waiting = [...people.entries()];
  const draw = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, { appearance }] = next;
      drawn[at] = await drawSmallFiles(storage, site, { appearance, variant: 0 });
    }
  };
  await Promise.all(Array.from({ length: portraitsAtOnce }, draw));
  return drawn;
}
