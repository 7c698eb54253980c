import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { landerLeftDays, shownLanders, shownLanderVersions } from '@vonk/contract/admin/sites/landers';
import { calendarDay } from '@vonk/contract/calendar';
import { isLanderModel } from '@vonk/contract/landers';
import { fallbackLocale } from '@vonk/contract/locales';
import { listLanderVariants, listVariantVersions, readBounces } from '../../landers/index.ts';
import { originOf } from '../../sites/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db' | 'config'>;

const isPage = (lander: string): boolean => !lander.startsWith('landing');

/** The slugs of a site with what each shows, since when, and how often it was left at once (C32). */
export const listAtDesk = (
  services: Services,
  { at, now }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/landers'>> =>
  services.db.transact(async (tx) => {
    const variants = await listLanderVariants(tx, at, shownLanders);
    const days = { upTo: calendarDay(now, at.timeZone), days: landerLeftDays };
    const left = new Map((await readBounces(tx, at, days)).map(({ page, slug, times }) => [`${page}/${slug}`, times]));
    const nameOf = await namesFor(
      tx,
      variants.map(({ actor }) => actor),
    );
    return {
      landers: variants.map(({ lander, slug, words, ownWords, models, isOn, version, since, actor }) => ({
        lander,
        slug,
        words,
        texts: { ...ownWords },
        models: models.filter(isLanderModel),
        is_on: isOn,
        version,
        at: since.toISOString(),
        by: nameOf(actor),
        address: isPage(lander) ? `${originOf(services, at)}/landers/${lander}/${slug}` : null,
        left: isPage(lander) ? (left.get(`${lander}/${slug}`) ?? 0) : null,
      })),
      own_language: at.locale ?? fallbackLocale,
    };
  });

/** What a slug showed, the newest first, with who made it so and why. */
export const showVersions = (
  { db }: Services,
  { at }: StaffSiteCall,
  { lander, slug }: AdminCallInput<'GET /api/admin/lander-versions'>,
): Promise<AdminCallOutput<'GET /api/admin/lander-versions'>> =>
  db.transact(async (tx) => {
    const versions = await listVariantVersions(tx, at, { lander, slug, most: shownLanderVersions });
    const nameOf = await namesFor(
      tx,
      versions.map(({ actor }) => actor),
    );
    return {
      versions: versions.map(({ number, actor, reason, at: since, state: { words, ownWords, isOn } }) => ({
        number,
        at: since.toISOString(),
        by: nameOf(actor),
        reason,
        words,
        texts: { ...ownWords },
        is_on: isOn,
      })),
    };
  });

async function namesFor(
  tx: Parameters<typeof namesOf>[0],
  actors: readonly string[],
): Promise<(actor: string) => string | null> {
  const names = await namesOf(tx, [...actors]);
  return (actor) => (actor === '' ? null : (names.get(actor) ?? actor));
}
