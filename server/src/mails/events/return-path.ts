import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import { noteMailEvents } from './note-events.ts';
import { readReport } from './read-report.ts';
import { type MailName, mailTagOf, readMailTag } from './tags.ts';

/** Where mails that cannot be delivered come back to: an address for each mail (VERP), or one for complaints. */
export interface ReturnPath {
  /** The address that a mail goes out with as its envelope sender. */
  addressOf(mail: MailName): string;
  /** Whether an address is one that we gave, or the one for complaints. */
  knows(address: string): boolean;
  /** Takes in what was brought for such an address; what is no report of a mail of ours changes nothing. */
  take(brought: { address: string; raw: Buffer }): Promise<void>;
}

export interface ReturnPathServices {
  readonly clock: Clock;
  readonly db: Db;
  readonly seal: Seal;
}

// At most 61 characters with the longest tag: a local part has 64 (RFC 5321).
const prefix = 'b-';
const complaintsPart = 'fbl';

/** The return path of a domain, whose reports set what is told of members (NOTI-3). */
export function returnPathOf(domain: string, { clock, db, seal }: ReturnPathServices): ReturnPath {
  const ours = domain.toLowerCase();
  const mailOf = (address: string): MailName | undefined => {
    const [part = '', at] = address.toLowerCase().split('@');
    return at === ours && part.startsWith(prefix) ? readMailTag(seal, part.slice(prefix.length)) : undefined;
  };
  const isForComplaints = (address: string) => address.toLowerCase() === `${complaintsPart}@${ours}`;
  return {
    addressOf: (mail) => `${prefix}${mailTagOf(seal, mail)}@${ours}`,
    knows: (address) => isForComplaints(address) || mailOf(address) !== undefined,
    take: async ({ address, raw }) => {
      const report = await readReport(raw);
      if (!report) return;
      const now = clock.now();
      const mails = isForComplaints(address)
        ? report.tags.map((tag) => readMailTag(seal, tag)).filter((mail) => mail !== undefined)
        : [mailOf(address)].filter((mail) => mail !== undefined);
      // Anybody may write to the one address: of those complaints alone count, and of mails whose tag they have.
      if (isForComplaints(address) && report.kind !== 'complained' && report.kind !== 'unsubscribed') return;
      const events = mails.map((mail) => ({ ...mail, kind: report.kind, at: now }));
      await db.transact((tx) => noteMailEvents(tx, events, { source: 'return path', now }));
    },
  };
}
