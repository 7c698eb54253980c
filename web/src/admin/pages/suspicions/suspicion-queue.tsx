import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { type Draft, OutcomePart } from './outcome-part.tsx';
import { SignalsPart } from './signals-part.tsx';

const nothing: Draft = { outcome: undefined, reason: 'fake_profile', facts: '' };

/** List, what was counted, and the decision. What was written about one stays while one looks at another. */
export function SuspicionQueue({ overdue, intro, endOf, ...read }: WorkProps<'suspicions'>) {
  const t = useTranslations('admin-suspicions');
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const work = useWork('suspicions', read);
  const { current, opened } = work;
  const draft = (current && drafts[current.id]) ?? nothing;
  if (!current) return endOf(work.isReadingOn);
  return (
    <div className="queue">
      <QueueList
        title={t('title')}
        intro={intro}
        overdue={overdue}
        items={work.shown}
        current={current}
        onChoose={work.choose}
        nameOf={({ name }) => name}
        noteOf={({ signals }) => signals.map((signal) => t(`short.${signal}`)).join(' · ')}
      />
      <SignalsPart item={current} opened={opened} error={work.error} site={read.site} />
      <OutcomePart
        key={current.id}
        site={read.site}
        opened={opened}
        draft={draft}
        onChange={(part) => setDrafts({ ...drafts, [current.id]: { ...draft, ...part } })}
        error={work.error}
        mayDecide={work.mayDecide}
        readLetter={work.readLetter}
        onDecide={(decision) => work.decide(decision, t(`done.${decision.outcome}`))}
        onLater={work.later}
      />
    </div>
  );
}
