import { calendarDay } from '@vonk/contract/calendar';
import { landingPageAt } from '@vonk/contract/landing-page';
import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { findLandingPage } from './landing-page.ts';
import type { LandersServices } from './services.ts';

const addBounce = sql(`insert into page_bounces (site_id, page, slug, day, bounces) values ($1, $2, $3, $4, 1)
  on conflict (site_id, page, slug, day) do update set bounces = page_bounces.bounces + 1`);

/** Adds one to the day's counter of the page that was left; the browser names it in the referrer. */
export async function countBounce({ db }: LandersServices, call: AnyCall): Promise<Record<string, never>> {
  const named = landingPageAt(pathOf(call.header('referer') ?? '')) ?? '';
  const { page, slug } = (await findLandingPage(db, call.site, named)) ?? { page: 'other', slug: '' };
  const day = calendarDay(call.now, call.site.timeZone);
  await db.transact((tx) => tx.run(addBounce, [call.site.siteId, page, slug, day]));
  return {};
}

const pathOf = (referrer: string): string => (URL.canParse(referrer) ? new URL(referrer).pathname : '');
