import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import type { Scope } from '../../accounts/index.ts';
import type { Storage, StorageKey } from '../../platform/storage.ts';

/**
 * How long the list knows who was erased. Backups are deleted after 30 days, so nobody comes back out of one that the
 * list has forgotten.
 */
export const listedDays = 35;

const folder = 'erased/';
const known = /^erased\/(?<date>\d{4}-\d{2}-\d{2})\/(?<siteId>\d+)\/(?<memberId>[0-9a-f-]{36})\.json$/;

const dateOf = (moment: Date) => calendarDay(moment, 'UTC');

/**
 * The file that says a member was erased, by its name alone. It stands with the photos and not in the database, which a
 * restore takes back: a number that means nothing without the database, and the day.
 */
export const erasedKey = ({ siteId, memberId }: Scope, at: Date): StorageKey =>
  `${folder}${dateOf(at)}/${siteId}/${memberId}.json`;

/** Everybody on the list, as it stands now. */
export async function* listErased(storage: Storage): AsyncGenerator<Scope> {
  for await (const key of storage.list(folder)) {
    const { siteId, memberId } = known.exec(key)?.groups ?? {};
    if (siteId !== undefined && memberId !== undefined) yield { siteId: Number(siteId), memberId };
  }
}

/** Takes off the list who was erased longer ago than any backup is old. */
export async function forgetListed(storage: Storage, now: Date): Promise<void> {
  const first = dateOf(new Date(now.getTime() - listedDays * day));
  for await (const key of storage.list(folder)) {
    const date = known.exec(key)?.groups?.['date'];
    if (date !== undefined && date < first) await storage.delete(key);
  }
}
