import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import { useCase } from '../../parts/queue/use-case.ts';
import { useQueue } from '../../parts/queue/use-queue.ts';
import { CasePart } from './case-part.tsx';
import { type Draft, OutcomePart } from './outcome-part.tsx';
import { callsOf, type FileCase, type FileDecision, type FileItem, type FileQueueName, filesQuery } from './queries.ts';

type FileQueueProps = {
  queue: FileQueueName;
  site: number;
  items: readonly FileItem[];
  overdue: number;
  intro: ReactNode;
};

const nothing: Draft = { outcome: undefined, explanation: '' };

/** List, case and decision beside each other. What was written about a case stays while one looks at another. */
export function FileQueue({ queue: name, site, items, overdue, intro }: FileQueueProps) {
  const t = useTranslations('admin-reports');
  const reasons = useTranslations('complaints.reasons');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const isOffline = useIsOffline();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const calls = callsOf[name](call);
  const queue = useQueue<FileItem, FileDecision>(items, {
    giveBack: ({ id }) => calls.giveBack({ site, id }),
    decide: ({ id }, decision) => calls.decide({ site, id, decision }),
    undo: ({ id }) => calls.undo({ site, id }),
    refresh: () => void queryClient.invalidateQueries({ queryKey: filesQuery(call, name, site).queryKey }),
  });
  const { current } = queue;
  const { opened, error } = useCase<FileItem, FileCase>(current, queue.next, {
    keyOf: ({ id }) => adminKeys.case(name, site, id),
    open: ({ id }, peek) => calls.open({ site, id, peek }),
    warm: () => undefined,
  });
  const draft = (current && drafts[current.id]) ?? nothing;
  const change = (part: Partial<Draft>) => current && setDrafts({ ...drafts, [current.id]: { ...draft, ...part } });
  useKeys({
    '1': () => change({ outcome: 'measure' }),
    '2': () => change({ outcome: 'no_measure' }),
    s: queue.later,
    u: queue.undo,
    j: queue.forth,
    ArrowDown: queue.forth,
    k: queue.back,
    ArrowUp: queue.back,
  });
  if (!current) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <div className="queue">
      <QueueList
        title={t(`title.${name}`)}
        intro={intro}
        overdue={overdue}
        items={queue.shown}
        current={current}
        onChoose={queue.choose}
        nameOf={(item) => t('item', { reason: reasons(item.reason), name: item.name })}
      />
      <CasePart item={current} opened={opened} />
      <OutcomePart
        key={current.id}
        draft={draft}
        onChange={change}
        error={error}
        mayDecide={opened !== undefined && !error && !isOffline}
        readLetter={async (decision) => (await calls.letter({ site, id: current.id, decision })).letter}
        onSend={(decision) => queue.decide(decision, t('decided', { number: opened?.number ?? '' }))}
        onLater={queue.later}
      />
    </div>
  );
}
