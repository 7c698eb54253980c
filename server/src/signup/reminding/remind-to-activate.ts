import { day, hour } from '@vonk/contract/durations';
import { defaultQuietHours } from '@vonk/contract/notifications';
import { countTokensSince, holdAccount, listUnconfirmed, type Unconfirmed } from '../../accounts/index.ts';
import { morningOf } from '../../mails/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { readProfile } from '../../profile/index.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { mailActivation } from '../activation-mail.ts';
import type { SignupServices } from '../services.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-to-activate': NoPayload;
  }
}

const batch = 100;
/** From when to when after the sign-up: hours in which the job did not run are made good. */
const [from, until] = [day, 3 * day];
/** A link that came later than this was asked for, or is the reminder. */
const ownLink = hour;

export interface RemindServices extends Pick<SignupServices, 'mailboxHash'> {
  readonly sites: Pick<Sites, 'all' | 'byId'>;
}

/**
 * The hourly job that reminds newcomers, once and by day, that their address is not confirmed yet: who did not ask for
 * a new link themselves, with a link that works (ACC-3).
 */
export const remindToActivate =
  (services: RemindServices): Tasks['remind-to-activate'] =>
  async (_, { db, now }) => {
    for (const site of services.sites.all()) {
      const { siteId } = site;
      const asleep = { siteId, quiet: defaultQuietHours, time_zone: null, purpose: 'account' } as const;
      if (!morningOf(asleep, { ...services, now })) await remindAll(services, db, { site, now });
    }
  };

async function remindAll(services: RemindServices, db: Db, { site, now }: { site: Site; now: Date }): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let found: Unconfirmed[] = []; ;) {
    found = await listUnconfirmed(db, site, { from: before(until), until: before(from), after: last, limit: batch });
    for (const each of found) await remind(services, db, { ...each, site, now });
    last = found.at(-1)?.memberId ?? last;
    if (found.length < batch) return;
  }
}

/** Twice at one moment it is mailed once: the link that came first is seen. */
const remind = (
  { mailboxHash }: RemindServices,
  db: Db,
  { site, memberId, signedUpAt, now }: Unconfirmed & { site: Site; now: Date },
): Promise<void> =>
  db.transact(async (tx) => {
    const scope = { siteId: site.siteId, memberId };
    const account = await holdAccount(tx, scope);
    const since = new Date(signedUpAt.getTime() + ownLink);
    if (account.status !== 'not_confirmed') return;
    if ((await countTokensSince(tx, scope, { purpose: 'activate', since })) > 0) return;
    const { name } = await readProfile(tx, scope);
    const addressee = { ...scope, email: account.email, locale: account.locale };
    await mailActivation(tx, addressee, { name, hasMessage: false, isReminder: true, site, mailboxHash, now });
  });
