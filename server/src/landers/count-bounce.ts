import { calendarDay } from '@vonk/contract/calendar';
import { landerNames } from '@vonk/contract/landers';
import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { findLanderVariant } from './variants/lander-variants.ts';
import type { LandersServices } from './services.ts';

const addBounce = sql(`insert into page_bounces (site_id, page, slug, day, bounces) values ($1, $2, $3, $4, 1)
  on conflict (site_id, page, slug, day) do update set bounces = page_bounces.bounces + 1`);

/** Adds one to the day's counter of the page that was left; the browser names it in the referrer. */
export async function countBounce({ db }: LandersServices, call: AnyCall): Promise<Record<string, never>> {
  const { page, slug } = placeOf(call.header('referer') ?? '');
  // Only slugs the site made are told apart, so that nobody can fill the table.
  const known = slug !== '' && (await findLanderVariant(db, call.site, { lander: page, slug })) !== undefined;
  const day = calendarDay(call.now, call.site.timeZone);
  await db.transact((tx) => tx.run(addBounce, [call.site.siteId, page, known ? slug : '', day]));
  return {};
}

/** A lander by its name, `index`, a landing page around a member without saying whom, or `other`. */
function placeOf(referrer: string): { page: string; slug: string } {
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  const [area = '', name = '', third = ''] = path.split('/').slice(1);
  if (path === '/') return { page: 'index', slug: '' };
  if (area === 'landers' && (landerNames as readonly string[]).includes(name)) return { page: name, slug: third };
  const memberPage = area === 'members' ? /^landing[23]?$/.exec(third)?.[0] : undefined;
  return { page: memberPage === undefined ? 'other' : `member-${memberPage}`, slug: '' };
}
