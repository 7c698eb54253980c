import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { QueueName } from '@vonk/contract/admin/roles';
import type { Reader } from '../../platform/database/db.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { StaffServices } from '../../staff/index.ts';
import type { PhotoServices } from '../../photos/index.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { PaymentsServices } from '../../payments/index.ts';
import type { RestrictionsServices } from '../../restrictions/index.ts';
import type { Letter } from './letters/letters.ts';

/** What the queues need to show and to carry out. */
export type QueueServices = StaffServices &
  PhotoServices &
  RestrictionsServices &
  Pick<PaymentsServices, 'live' | 'sites'> & { readonly fileAddresses: FileAddresses };

type Item<Name extends QueueName> = AdminCallOutput<`GET /api/admin/${Name}`>['items'][number];
export type CaseOf<Name extends QueueName> =
  AdminCallOutput<`POST /api/admin/${Name}-open`> extends { case: infer Case } ? Case : never;
export type DecisionOf<Name extends QueueName> =
  AdminCallInput<`POST /api/admin/${Name}-decide`> extends { decision: infer Decision } ? Decision : never;

/** Who looks or decides, at what, on which site and when. */
export interface Asked extends SiteScope {
  readonly id: string;
  /** The public id of somebody of the staff. */
  readonly actor: string;
  readonly now: Date;
}

/** How much waits, since when, and for how much of it the time is over. */
export interface QueueCount {
  readonly open: number;
  readonly overdue: number;
  readonly oldestAt: Date | null;
}

/**
 * What one queue has that others do not: whatever it lists, shows and does is its module's, and is called here.
 * Holding, undoing and logging are the same for all.
 */
export interface Queue<Name extends QueueName> {
  readonly name: Name;
  count(reader: Reader, scope: SiteScope, now: Date): Promise<QueueCount>;
  /** What waits, the most urgent first. */
  list(
    reader: Reader,
    scope: SiteScope,
    about: { limit: number; actor: string; now: Date },
  ): Promise<Omit<Item<Name>, 'held_by'>[]>;
  /** All of an item that waits, for who decides it; notes the look. Undefined when it waits no more. */
  open(services: QueueServices, asked: Asked): Promise<CaseOf<Name> | undefined>;
  /** Whether an item waits, and who of the staff may not decide it (T62). */
  find(reader: Reader, scope: SiteScope, about: { id: string; now: Date }): Promise<{ notBy?: string } | undefined>;
  /** What a decision would tell whom it is about; null: nothing. Undefined when it waits no more. */
  letter(
    services: QueueServices,
    asked: Asked & { decision: DecisionOf<Name> },
    site: Site,
  ): Promise<Letter | null | undefined>;
  /** Carries a decision out, once; false when it waits no more, or may not be decided by who did. */
  carryOut(services: QueueServices, asked: Asked & { decision: DecisionOf<Name> }): Promise<boolean>;
}
