import { ownPath } from '@vonk/contract/own-path';
import { maxCreditsPerPurchase } from '@vonk/contract/purchase-limits';

/** What the addresses of a purchase carry: a chosen number, the payment that came back, the screen to go back to. */
export interface PurchaseSearch {
  credits?: number;
  payment?: string;
  next?: string;
  /** A discount code that a link brought. */
  code?: string;
}

export const purchaseNames = ['credits', 'payment', 'next', 'code'] as const;

/** A number of credits that can be bought, or undefined. */
export function creditsOf(value: unknown): number | undefined {
  const credits = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  return typeof credits === 'number' && Number.isInteger(credits) && credits >= 1 && credits <= maxCreditsPerPurchase
    ? credits
    : undefined;
}

/** Reads the address; `next` is kept only when it is a page of this site. */
export function readPurchaseSearch(search: Readonly<Record<string, unknown>>): PurchaseSearch {
  const credits = creditsOf(search['credits']);
  const { payment, code } = search;
  const next = ownPath(search['next']);
  return {
    ...(credits === undefined ? {} : { credits }),
    ...(typeof payment === 'string' && /^\w{14}$/.test(payment) ? { payment } : {}),
    ...(typeof code === 'string' && /^[\w-]{3,40}$/.test(code) ? { code } : {}),
    ...(next !== undefined && next.length <= 200 ? { next } : {}),
  };
}
