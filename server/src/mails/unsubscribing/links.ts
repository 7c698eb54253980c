import { type NotificationType, notificationTypes } from '@vonk/contract/notifications';
import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import type { Seal } from '../../platform/seal.ts';
import type { SiteScope } from '../../sites/index.ts';

/** Whose mails a link ends, and which. */
export interface Subscription extends Scope {
  readonly type: NotificationType;
}

const sealPurpose = 'unsubscribe';
const sealed = z.tuple([z.int(), z.uuid(), z.enum(notificationTypes)]);

/** Where a mail of a type is ended without a login, by its reader or by their mail program (RFC 8058). */
export const unsubscribePath = (seal: Seal, { siteId, memberId, type }: Subscription): string =>
  `/unsubscribe/${seal.close(sealPurpose, [siteId, memberId, type])}`;

/** What such a link says; undefined for one that this site did not give. It never ends: an old mail may be the last. */
export function readSubscription(seal: Seal, { siteId }: SiteScope, token: string): Subscription | undefined {
  const { data } = sealed.safeParse(seal.open(sealPurpose, token));
  return data?.[0] === siteId ? { siteId, memberId: data[1], type: data[2] } : undefined;
}
