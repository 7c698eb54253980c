import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { DecisionOf } from '../../parts/queue/queue-calls.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWork } from '../../parts/queue/use-work.ts';
import { ObjectionPart } from './objection-part.tsx';
import { outcomes, JudgementPart } from './judgement-part.tsx';

type Outcome = DecisionOf<'objections'>['outcome'];

/** List, objection and judgement beside each other. What one decided oneself stands last, and is not opened (T62). */
export function ObjectionQueue({ site, items, overdue, intro }: WorkProps<'objections'>) {
  const t = useTranslations('admin-objections');
  const common = useTranslations('admin.queue');
  const [chosen, setChosen] = useState<{ id: string; outcome: Outcome }>();
  const work = useWork('objections', {
    site,
    items: items.toSorted((one, other) => Number(one.is_own) - Number(other.is_own)),
    warm: ({ url }) => url !== null && void (new Image().src = url),
  });
  const { current, opened } = work;
  const outcome = chosen !== undefined && chosen.id === current?.id ? chosen.outcome : undefined;
  const choose = (one: Outcome) => current && setChosen({ id: current.id, outcome: one });
  useKeys(Object.fromEntries(outcomes.map((one, at) => [String(at + 1), () => choose(one)])));
  if (!current) return <EmptyState title={common('none')}>{t('noneText')}</EmptyState>;
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
      <ObjectionPart item={current} opened={opened} />
      <JudgementPart
        key={current.id}
        item={current}
        error={work.error}
        mayDecide={work.mayDecide}
        outcome={outcome}
        onOutcome={choose}
        readLetter={work.readLetter}
        onSend={(decision) => work.decide(decision, t(`done.${decision.outcome}`))}
        onLater={work.later}
      />
    </div>
  );
}
