import { day } from '@vonk/contract/durations';
import { ownAccounts } from '../../accounts/index.ts';
import { listAcknowledged } from '../../chat/index.ts';
import { ownConsents } from '../../consents/index.ts';
import { listDeliveries } from '../../credits/index.ts';
import { ownNotifications } from '../../mails/index.ts';
import { readOrderEvidence } from '../../payments/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';
import { wordsShown } from './words-shown.ts';

/** Rows of one kind; values as the database has them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What is shown to who judges a chargeback: an order and what was agreed to, delivered and told around it. */
export interface Evidence {
  readonly publicId: string;
  /** The documents' numbers, the invoice first. */
  readonly documents: readonly string[];
  /** By what they are, in the order in which they are read. */
  readonly parts: Readonly<Record<string, Rows>>;
}

/** How far around an order logins and mails are told. */
const aroundMilliseconds = 14 * day;

type Row = Readonly<Record<string, unknown>>;
const at = (row: Row, column: string): number => (row[column] instanceof Date ? row[column].getTime() : Number.NaN);

/**
 * Collects what speaks about a payment that was charged back (T113): the order, what its buyer agreed to with the
 * text's version and time, the words they saw, credits given and spent with their times, the labels of invented
 * profiles they were shown, logins and mails around it as far as they are kept. Never what members wrote. Undefined:
 * no such payment.
 */
export async function collectEvidence(reader: Reader, site: Site, name: string): Promise<Evidence | undefined> {
  const found = await readOrderEvidence(reader, site, name);
  if (!found) return undefined;
  const { memberId, paymentId, publicId, orderedAt, order, rows, locale } = found;
  const scope = { siteId: site.siteId, memberId };
  const isAround = (time: number) => Math.abs(time - orderedAt.getTime()) <= aroundMilliseconds;
  const { sessions } = await ownAccounts(reader, scope);
  const { consents } = await ownConsents(reader, scope);
  const { mails } = await ownNotifications(reader, scope);
  return {
    publicId,
    documents: rows.documents.map(({ number }) => String(number)),
    parts: {
      order: [order],
      moves: rows.moves,
      consents: (consents as Row[]).filter(
        (row) => row['subject'] === publicId || (row['subject'] === '' && at(row, 'decided_at') <= orderedAt.getTime()),
      ),
      words_shown: wordsShown(site, locale),
      deliveries: await listDeliveries(reader, scope, paymentId),
      labels_shown: await listAcknowledged(reader, scope),
      logins: (sessions as Row[]).filter(
        (row) => isAround(at(row, 'created_at')) || at(row, 'last_used_at') >= orderedAt.getTime(),
      ),
      mails: (mails as Row[]).filter((row) => isAround(at(row, 'queued_at'))),
      withdrawals: rows.withdrawals,
      refunds: rows.refunds,
      documents: rows.documents,
      where_buyer_lives: rows.where_buyer_lives,
    },
  };
}
