import { hourOf } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import type { QuietHours } from '@vonk/contract/notifications';
import type { Scope } from '../accounts/index.ts';
import { readChoices } from '../mails/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { Sites, SiteScope } from '../sites/index.ts';

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

interface Wait {
  readonly delaySeconds: number;
  readonly priority: number;
}

/** How a job waits until a member may be told something; undefined where they may be told now. */
export const waitOf = async (
  reader: Reader,
  member: Scope,
  services: QuietServices & { now: Date },
): Promise<Wait | undefined> =>
  waitUntilMorning({ ...member, quiet: (await readChoices(reader, member)).quiet }, services);

/** The same, for who has read the member's choices. */
export function waitUntilMorning(
  { quiet, ...site }: SiteScope & { quiet: QuietHours | null },
  { sites, now }: QuietServices & { now: Date },
): Wait | undefined {
  const end = quietEnd(now, quiet, timeZoneOf({ sites }, site));
  return end && { delaySeconds: Math.ceil((end.getTime() - now.getTime()) / 1000), priority: leastPriority };
}
