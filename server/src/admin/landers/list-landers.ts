import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { landerLeftDays } from '@vonk/contract/admin/sites/landers';
import { calendarDay } from '@vonk/contract/calendar';
import { isLanderModel, landerNames } from '@vonk/contract/landers';
import { fallbackLocale } from '@vonk/contract/locales';
import {
  findDeleted,
  type LanderPlace,
  listLanderVariants,
  listVariantVersions,
  readBounces,
  type VariantPicture,
} from '../../landers/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { originOf } from '../../sites/index.ts';
import { isAroundMember } from './around-member.ts';
import { addressOf, type PictureServices } from './upload-picture.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db' | 'config'> & Pick<PictureServices, 'fileAddresses'>;

const pageLength = 50;
const versionsLength = 20;

/** Where a page of slugs ended, as it goes to the browser and comes back. */
function placeIn(after: string | undefined): LanderPlace | undefined {
  if (after === undefined) return undefined;
  const [, name, slug] = /^([^/]+)\/([a-z\d-]{1,60})$/.exec(after) ?? [];
  const lander = landerNames.find((one) => one === name);
  return lander && slug !== undefined ? { lander, slug } : refuse('invalid_input', { field: 'after' });
}

/** The slugs of a site, a page of them, with what each shows, since when, and how often it was left at once (C32). */
export const listAtDesk = (
  services: Services,
  call: StaffSiteCall,
  { name, after }: AdminCallInput<'GET /api/admin/landers'>,
): Promise<AdminCallOutput<'GET /api/admin/landers'>> =>
  services.db.transact(async (tx) => {
    const { at, now } = call;
    const asked = { after: placeIn(after), name: name?.trim(), limit: pageLength + 1 };
    const found = await listLanderVariants(tx, at, asked);
    const variants = found.slice(0, pageLength);
    const last = found.length > pageLength ? variants.at(-1) : undefined;
    const days = { upTo: calendarDay(now, at.timeZone), days: landerLeftDays };
    const left = new Map((await readBounces(tx, at, days)).map(({ page, slug, times }) => [`${page}/${slug}`, times]));
    const nameOf = await namesFor(
      tx,
      variants.map(({ actor }) => actor),
    );
    return {
      landers: variants.map(
        ({ lander, slug, words, ownWords, models, faces, picture, isOn, version, since, actor }) => ({
          lander,
          slug,
          words,
          texts: { ...ownWords },
          models: models.filter(isLanderModel),
          faces,
          picture: pictureAtDesk(services, call, picture),
          is_on: isOn,
          version,
          at: since.toISOString(),
          by: nameOf(actor),
          address: !isAroundMember(lander) ? `${originOf(services, at)}/landers/${lander}/${slug}` : null,
          left: !isAroundMember(lander) ? (left.get(`${lander}/${slug}`) ?? 0) : null,
        }),
      ),
      next: last ? `${last.lander}/${last.slug}` : null,
      own_language: at.locale ?? fallbackLocale,
    };
  });

/** What a slug showed, a page of it, the newest first, with who made it so and why. */
export const showVersions = (
  services: Services,
  call: StaffSiteCall,
  { lander, slug, after }: AdminCallInput<'GET /api/admin/lander-versions'>,
): Promise<AdminCallOutput<'GET /api/admin/lander-versions'>> =>
  services.db.transact(async (tx) => {
    const asked = { lander, slug, before: after, limit: versionsLength + 1 };
    const found = await listVariantVersions(tx, call.at, asked);
    const versions = found.slice(0, versionsLength);
    const nameOf = await namesFor(
      tx,
      versions.map(({ actor }) => actor),
    );
    const deleted = await findDeleted(
      tx,
      call.at,
      versions.flatMap(({ state: { picture } }) => picture?.key ?? []),
    );
    const isDeleted = (picture: VariantPicture | null) => picture !== null && deleted.has(picture.key);
    return {
      next: found.length > versionsLength ? String(versions.at(-1)?.number) : null,
      versions: versions.map(
        ({ number, actor, reason, at: since, state: { words, ownWords, faces, picture, isOn } }) => ({
          number,
          at: since.toISOString(),
          by: nameOf(actor),
          reason,
          words,
          texts: { ...ownWords },
          faces,
          picture: isDeleted(picture) ? null : pictureAtDesk(services, call, picture),
          picture_deleted: isDeleted(picture),
          is_on: isOn,
        }),
      ),
    };
  });

const pictureAtDesk = (services: Services, call: StaffSiteCall, picture: VariantPicture | null) =>
  picture && { ...picture, alt: { ...picture.alt }, address: addressOf(services, call, picture) };

async function namesFor(
  tx: Parameters<typeof namesOf>[0],
  actors: readonly string[],
): Promise<(actor: string) => string | null> {
  const names = await namesOf(tx, [...actors]);
  return (actor) => (actor === '' ? null : (names.get(actor) ?? actor));
}
