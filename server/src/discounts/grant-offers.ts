import type { Scope } from '../accounts/index.ts';
import { endOfMark, keepMark, type Mailbox, type MailboxServices } from '../mailboxes/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';
import { type NewOffer, readOfferEnds, writeOffers } from './discounts.ts';
import { rememberedMilliseconds } from './policy.ts';

/** Whom offers are given to, and how their mailbox is known again. */
export interface Newcomer extends MailboxServices {
  readonly email: string;
  readonly site: Pick<Site, 'settings'>;
  readonly now: Date;
}

/**
 * Gives a newcomer the time bonus and the welcome discount of their site, in the sign-up's own transaction (DISC-2,
 * T28). For a mailbox that had one lately, with an account that was erased, it has ended: neither does it begin anew,
 * nor does anything as good take its place (T30).
 */
export async function grantOffers(tx: Tx, scope: Scope, { email, mailboxHash, site, now }: Newcomer): Promise<void> {
  const { time_bonus: bonus, welcome_discount: welcome } = site.settings;
  const mailbox = mailboxHash(scope, email);
  const offers: NewOffer[] = [];
  for (const { kind, offer } of [
    { kind: 'time_bonus', offer: bonus },
    { kind: 'welcome', offer: welcome },
  ] as const) {
    if (offer.percentage === 0) continue;
    const held = await endOfMark(tx, scope, { mailbox, kind, now });
    const end = held && Math.min(held.getTime() - rememberedMilliseconds, now.getTime());
    offers.push({
      kind,
      code: offer.code,
      basisPoints: offer.percentage * 100,
      seconds: offer.seconds,
      endedAt: end === undefined ? null : new Date(end),
    });
  }
  await writeOffers(tx, scope, { offers, mailbox, now });
}

/** Holds against a mailbox that it had a newcomer's offers, for 31 days after each one's end (T30). */
export async function holdOffers(
  tx: Tx,
  scope: Scope,
  { mailbox, now }: { mailbox: Mailbox; now: Date },
): Promise<void> {
  for (const { kind, expiresAt } of await readOfferEnds(tx, scope))
    await keepMark(tx, scope, { mailbox, kind, endsAt: new Date(expiresAt.getTime() + rememberedMilliseconds), now });
}
