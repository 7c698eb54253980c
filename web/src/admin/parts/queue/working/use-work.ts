import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { QueueName } from '@vonk/contract/admin/roles';
import { useIsOffline } from '../../../../device/use-is-offline.ts';
import { useAdmin } from '../../../api/context.ts';
import { adminKeys } from '../../../api/keys.ts';
import { useWithProof } from '../../../frame/proof/proof-provider.tsx';
import { useKeys } from '../../../keyboard/use-keys.ts';
import { type CaseOf, type DecisionOf, type ItemOf, queueCalls, queueQuery } from '../queue-calls.ts';
import type { QueueRead } from './queue.ts';
import { useCase } from './use-case.ts';
import { useQueue } from './use-queue.ts';
import { useReadingOn } from './use-reading-on.ts';

interface Work<Name extends QueueName> extends QueueRead<ItemOf<Name>> {
  readonly site: number;
  /** How many wait in all. */
  readonly open: number;
  /** Fetches what a case shows, so that it is there when it is its turn. */
  readonly warm?: (opened: CaseOf<Name>) => void;
}

/** One queue at work: the case one has, the way through the others, and the keys that are the same for all. */
export function useWork<Name extends QueueName>(name: Name, { site, warm = () => undefined, ...read }: Work<Name>) {
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const withProof = useWithProof();
  const calls = queueCalls(call, name);
  const { queryKey } = queueQuery(call, name, site);
  const queue = useQueue<ItemOf<Name>, DecisionOf<Name>>(read, {
    giveBack: ({ id }) => calls.giveBack({ site, id }),
    decide: ({ id }, decision) => withProof(() => calls.decide({ site, id, decision })),
    undo: ({ id }) => calls.undo({ site, id }),
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
    readList: () => queryClient.refetchQueries({ queryKey, exact: true }),
  });
  const isReadingOn = useReadingOn({
    listed: read.items.length,
    open: read.open,
    askedAt: read.askedAt,
    shown: queue.shown.length,
    ahead: queue.ahead,
    isSending: queue.isSending,
    // One that is under way is waited for.
    readAgain: () => void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }),
  });
  const { current } = queue;
  const { opened, error } = useCase<ItemOf<Name>, CaseOf<Name>>(current, queue.next, {
    keyOf: ({ id }) => adminKeys.case(name, site, id),
    open: ({ id }, peek) => calls.open({ site, id, peek }),
    warm,
  });
  const person = personOf(opened);
  const toMember = () =>
    person && void navigate({ to: '/members/$at/$id', params: { at: String(site), id: person.id } });
  useKeys({
    s: queue.later,
    u: queue.undo,
    j: queue.forth,
    ArrowDown: queue.forth,
    k: queue.back,
    ArrowUp: queue.back,
    l: toMember,
  });
  return {
    ...queue,
    /** Whether nothing is left of what was read, and the server is asked what waits. */
    isReadingOn,
    opened,
    error,
    /** What a colleague has, or was decided, is not chosen for either. */
    mayChoose: error === null,
    mayDecide: opened !== undefined && !error && !isOffline,
    readLetter: async (decision: DecisionOf<Name>) =>
      current ? (await calls.letter({ site, id: current.id, decision })).letter : null,
  };
}

/** The member whom a case is about, of those that are about one. */
const personOf = (opened: unknown): { id: string } | undefined =>
  (opened as { person?: { id: string } | null } | undefined)?.person ?? undefined;
