import { hourOf } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import { defaultQuietHours, isMarketing, type QuietHours } from '@vonk/contract/notifications';
import type { Sites, SiteScope } from '../../sites/index.ts';
import type { Purpose } from '../purposes.ts';
import type { Choices } from './choices.ts';

/** Offsets of time zones are whole quarters. */
const quarter = 15 * minute;
/** So that whoever waits does not come before what somebody asks for at this moment. */
const leastPriority = 10;

/**
 * When it is no longer quiet, if it is now: the first moment at which the clock of the time zone shows no quiet hour,
 * also in nights in which it is moved.
 */
export function quietEnd(now: Date, quiet: QuietHours | null, timeZone: string): Date | undefined {
  if (!quiet || !isQuiet(hourOf(now, timeZone), quiet)) return undefined;
  let end = Math.floor(now.getTime() / quarter) * quarter;
  while (isQuiet(hourOf(new Date(end), timeZone), quiet)) end += quarter;
  return new Date(end);
}

const isQuiet = (hour: number, { from, until }: QuietHours) =>
  from < until ? from <= hour && hour < until : hour >= from || hour < until;

/** What tells the hour of a site. */
export interface QuietServices {
  readonly sites: Pick<Sites, 'byId'>;
}

export const timeZoneOf = ({ sites }: QuietServices, { siteId }: SiteScope): string =>
  sites.byId(siteId)?.timeZone ?? 'UTC';

/** Whose clock and hours it is about, and what they are told. */
export interface Asleep extends SiteScope, Pick<Choices, 'quiet' | 'time_zone'> {
  readonly purpose: Purpose;
}

/**
 * Until when a member is told nothing, on their own clock where they gave it; undefined where they may be told now.
 * Advertising comes to nobody at night, not even who turned their quiet hours off: they did so for the sake of others.
 */
export function morningOf(
  { quiet, time_zone: timeZone, purpose, siteId }: Asleep,
  services: QuietServices & { now: Date },
): Date | undefined {
  const hours = quiet ?? (isMarketing(purpose) ? defaultQuietHours : null);
  return quietEnd(services.now, hours, timeZone ?? timeZoneOf(services, { siteId }));
}

/** How a job waits until then. */
export function waitOf(
  asleep: Asleep,
  services: QuietServices & { now: Date },
): { delaySeconds: number; priority: number } | undefined {
  const end = morningOf(asleep, services);
  return end && { delaySeconds: Math.ceil((end.getTime() - services.now.getTime()) / 1000), priority: leastPriority };
}
