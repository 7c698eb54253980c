import { useQueryClient } from '@tanstack/react-query';
import { listedOfQueue } from '@vonk/contract/admin/queues/queue';
import { inboxMinutes, type WaitingTalk } from '@vonk/contract/admin/queues/inbox';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useMe } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import { OpenTalkPart } from './open-talk.tsx';
import type { InboxRead } from './queries.ts';

type InboxWorkProps = {
  site: { site: number; name: string };
  inbox: InboxRead;
};

/** List, conversation and what one knows of it beside each other. */
export function InboxWork({ site, inbox: { items, askedAt, open, overdue } }: InboxWorkProps) {
  const t = useTranslations('admin-inbox');
  const queue = useTranslations('admin.queue');
  const queryClient = useQueryClient();
  const me = useMe();
  const [chosen, setChosen] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  // When each was answered. The list is read again in a moment; until then it would stand at the head still. What a
  // list has that was asked for since waits indeed: the member wrote again.
  const [done, setDone] = useState<ReadonlyMap<string, number>>(new Map());
  const waiting = items.filter(({ id }) => askedAt >= (done.get(id) ?? 0));
  const shown = [...waiting.filter(({ id }) => !left.includes(id)), ...waiting.filter(({ id }) => left.includes(id))];
  const isFree = ({ held_by: by }: WaitingTalk) => by === null || by.id === me.id;
  const current = shown.find(({ id }) => id === chosen) ?? shown.find(isFree) ?? shown[0];
  const step = (by: number) => () => {
    const next = shown[shown.findIndex((item) => item === current) + by];
    if (next) setChosen(next.id);
  };
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.inbox(site.site) });
    void queryClient.invalidateQueries({ queryKey: adminKeys.queues });
  };
  const goOn = (mark: (id: string) => void) => () => {
    if (current) mark(current.id);
    // Whoever went on while the answer was on its way stays where they are.
    setChosen((now) => (now === current?.id ? undefined : now));
    refresh();
  };
  const later = goOn((id) => setLeft((ids) => [...ids.filter((one) => one !== id), id]));
  useKeys({ s: later, j: step(1), ArrowDown: step(1), k: step(-1), ArrowUp: step(-1) });
  if (!current) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <div className="queue inbox">
      <QueueList
        title={t('title')}
        intro={[
          t('intro', { open, site: site.name, minutes: String(inboxMinutes) }),
          ...(open > items.length && items.length === listedOfQueue
            ? [queue('first', { count: String(items.length) })]
            : []),
        ].join(' ')}
        overdue={overdue}
        items={shown}
        current={current}
        onChoose={({ id }) => setChosen(id)}
        nameOf={({ name, profile }) => t('to', { name, profile })}
        noteOf={(item) => noteOf(item, t)}
      />
      <OpenTalkPart
        key={current.id}
        one={{ site: site.site, id: current.id }}
        site={site.name}
        {...{ later }}
        onDone={goOn((id) => setDone((times) => new Map(times).set(id, Date.now())))}
      />
    </div>
  );
}

const noteOf = (
  { has_asked: hasAsked, is_paused: isPaused, messages }: WaitingTalk,
  t: ReturnType<typeof useTranslations<'admin-inbox'>>,
) =>
  [t('messages', { count: messages }), ...(hasAsked ? [t('asks')] : []), ...(isPaused ? [t('braked')] : [])].join(
    ' · ',
  );
