import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWarmPictures } from '../../parts/queue/working/use-warm-pictures.ts';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { ObjectionPart } from './objection-part.tsx';
import { type Draft, JudgementPart, outcomes } from './judgement-part.tsx';

const nothing: Draft = { outcome: undefined, explanation: '' };

/** List, objection and judgement beside each other. What one decided oneself stands last, and is not opened (T62). */
export function ObjectionQueue({ overdue, intro, endOf, ...read }: WorkProps<'objections'>) {
  const t = useTranslations('admin-objections');
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const warm = useWarmPictures();
  const work = useWork('objections', {
    ...read,
    items: read.items.toSorted((one, other) => Number(one.is_own) - Number(other.is_own)),
    warm: ({ url }) => url !== null && warm(url),
  });
  const { current, opened } = work;
  const draft = (current && drafts[current.id]) ?? nothing;
  const change = (part: Partial<Draft>) => current && setDrafts({ ...drafts, [current.id]: { ...draft, ...part } });
  useKeys(
    Object.fromEntries(outcomes.map((outcome, at) => [String(at + 1), () => change({ outcome })])),
    work.mayChoose,
  );
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
        nameOf={({ name, to }) => t('item', { name, to: t(`to.${to}`) })}
        noteOf={({ is_own }) => (is_own ? t('own') : undefined)}
      />
      <ObjectionPart item={current} opened={opened} error={work.error} />
      <JudgementPart
        key={current.id}
        site={read.site}
        item={current}
        opened={opened}
        draft={draft}
        onChange={change}
        error={work.error}
        mayDecide={work.mayDecide}
        readLetter={work.readLetter}
        onSend={(decision) => work.decide(decision, t(`done.${decision.outcome}`))}
        onLater={work.later}
      />
    </div>
  );
}
