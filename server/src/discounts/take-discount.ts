import { type DiscountedOrder, type DiscountError, whyNotOn } from '@vonk/contract/discounts';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { AnyCall, MemberCall } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { countUses, listUsedCodes, readUses, writeUse } from './discount-uses.ts';
import { type Discount, findCode, listOffers, listOwnCodes, lockUses } from './discounts.ts';
import { type Asker, hasEnded, whyNotFor } from './policy.ts';
import { termsOf } from './view.ts';

/** What is known of whoever asks for a discount; `known` are their offers, where they were read before. */
async function askerOf(
  reader: Reader,
  { member, now }: Pick<AnyCall, 'member' | 'now'>,
  known?: readonly Discount[],
): Promise<Asker> {
  if (!member) return { memberId: undefined, isPremium: false, used: new Set(), offers: [], now };
  const { memberId, isPremium } = member;
  const offers = known ?? (await listOffers(reader, member));
  return { memberId, isPremium, used: await listUsedCodes(reader, member), offers, now };
}

/** The member's best offer as a newcomer; nothing more is asked where none is open, as for most of all members. */
export async function bestOffer(reader: Reader, call: Pick<AnyCall, 'member' | 'now'>): Promise<Discount | undefined> {
  const offers = call.member ? await listOffers(reader, call.member) : [];
  if (offers.every((offer) => hasEnded(offer, call.now))) return undefined;
  const asker = await askerOf(reader, call, offers);
  return offers.find((offer) => whyNotFor(offer, asker) === undefined);
}

/**
 * The discount behind a code as it was typed, the member's own offers first; refuses when it is none or not for them.
 */
export async function findDiscount(
  reader: Reader,
  call: Pick<AnyCall<DiscountError>, 'site' | 'member' | 'now' | 'refuse'>,
  typed: string,
): Promise<Discount> {
  const code = typed.trim().toUpperCase();
  const asker = await askerOf(reader, call);
  const discount = asker.offers.find((offer) => offer.code === code) ?? (await findCode(reader, call.site, code));
  if (!discount) return call.refuse('discount_not_found', { field: 'discount' });
  const reason = whyNotFor(discount, asker) ?? (await whyUsedUp(reader, call, discount));
  return reason === undefined ? discount : call.refuse(reason, { field: 'discount' });
}

/** The member's best own code that can be used, as whoever stayed was given; undefined where there is none. */
export async function bestOwnCode(
  reader: Reader,
  call: Pick<AnyCall, 'site' | 'member' | 'now'>,
): Promise<Discount | undefined> {
  const codes = call.member ? await listOwnCodes(reader, call.member) : [];
  if (codes.length === 0) return undefined;
  const asker = await askerOf(reader, call);
  for (const code of codes) if (!whyNotFor(code, asker) && !(await whyUsedUp(reader, call, code))) return code;
  return undefined;
}

/** Whether it was used as often as it may be, by its asker or by all; what is held and not paid does not count yet. */
async function whyUsedUp(
  reader: Reader,
  { site, member }: Pick<AnyCall, 'site' | 'member'>,
  { code, usesPerMember, maxUses }: Discount,
): Promise<DiscountError | undefined> {
  if (usesPerMember === null && maxUses === null) return undefined;
  const { kept, keptByMember } = await readUses(reader, site, { code, memberId: member?.memberId });
  if (usesPerMember !== null && keptByMember >= usesPerMember) return 'discount_used';
  return maxUses !== null && kept >= maxUses ? 'discount_used_up' : undefined;
}

/** The discount an order names, when it holds for it; else refuses and says why (T35). */
export async function judgeDiscount(
  reader: Reader,
  call: MemberCall<DiscountError>,
  { code, order }: { code: string; order: DiscountedOrder & { method: PaymentMethod } },
): Promise<Discount> {
  const discount = await findDiscount(reader, call, code);
  const reason = whyNotOn(termsOf(discount), order);
  return reason === undefined ? discount : call.refuse(reason, { field: 'discount' });
}

/** Takes the discount for a payment, in the order's own transaction: one that can be used once never goes to two. */
export async function takeDiscount(
  tx: Tx,
  call: MemberCall<'discount_used' | 'discount_used_up'>,
  { discount, paymentId }: { discount: Discount; paymentId: string },
): Promise<void> {
  const { member, now } = call;
  const { code, isOnce, usesPerMember, maxUses } = discount;
  const isCounted = maxUses !== null || (usesPerMember !== null && !isOnce);
  if (isCounted) {
    await lockUses(tx, member, code);
    const { all, ofMember } = await countUses(tx, member, code);
    if (usesPerMember !== null && ofMember >= usesPerMember) call.refuse('discount_used', { field: 'discount' });
    if (maxUses !== null && all >= maxUses) call.refuse('discount_used_up', { field: 'discount' });
  }
  const isTaken = await writeUse(tx, member, { code, paymentId, isOnce, now });
  if (!isTaken) call.refuse('discount_used', { field: 'discount' });
}
