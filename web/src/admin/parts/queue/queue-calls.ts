import { queryOptions } from '@tanstack/react-query';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { QueueName } from '@vonk/contract/admin/roles';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';
import type { QueueItem } from './working/queue.ts';

export type ItemOf<Name extends QueueName> = QueueItem &
  (AdminCallOutput<`GET /api/admin/${Name}`> extends { items: readonly (infer Item)[] } ? Item : never);
export type CaseOf<Name extends QueueName> =
  AdminCallOutput<`POST /api/admin/${Name}-open`> extends { case: infer Case } ? Case : never;
export type DecisionOf<Name extends QueueName> =
  AdminCallInput<`POST /api/admin/${Name}-decide`> extends { decision: infer Decision } ? Decision : never;
/** What a decision tells whom it is about; null: nobody is told anything. */
export type Letter = AdminCallOutput<'POST /api/admin/reports-letter'>['letter'];

interface One {
  site: number;
  id: string;
}

export interface QueueCallsOf<Name extends QueueName> {
  list(site: number): Promise<{ items: readonly ItemOf<Name>[]; open: number; overdue: number }>;
  open(one: One & { peek: boolean }): Promise<{ case: CaseOf<Name> }>;
  giveBack(one: One): Promise<unknown>;
  decide(one: One & { decision: DecisionOf<Name> }): Promise<unknown>;
  undo(one: One): Promise<unknown>;
  letter(one: One & { decision: DecisionOf<Name> }): Promise<{ letter: Letter }>;
}

/** The calls of a queue: each queue has the same ones, and what they take and give is the contract's. */
export function queueCalls<Name extends QueueName>(call: AdminCall, name: Name): QueueCallsOf<Name> {
  // A name put together is none that the caller knows at compile time; the types above are taken from the contract.
  const ask = call as unknown as (name: string, input: object) => Promise<never>;
  return {
    list: (site) => ask(`GET /api/admin/${name}`, { site }),
    open: (one) => ask(`POST /api/admin/${name}-open`, one),
    giveBack: (one) => ask(`DELETE /api/admin/${name}-open`, one),
    decide: (one) => ask(`POST /api/admin/${name}-decide`, one),
    undo: (one) => ask(`DELETE /api/admin/${name}-decide`, one),
    letter: (one) => ask(`POST /api/admin/${name}-letter`, one),
  };
}

/** Read again each half minute: colleagues decide too. */
const againMilliseconds = 30_000;

export const queueQuery = <Name extends QueueName>(call: AdminCall, name: Name, site: number) =>
  queryOptions({
    queryKey: adminKeys.queue(name, site),
    queryFn: async () => {
      const askedAt = Date.now();
      return { ...(await queueCalls(call, name).list(site)), askedAt };
    },
    refetchInterval: againMilliseconds,
  });
