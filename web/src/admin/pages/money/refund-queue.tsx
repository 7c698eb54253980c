import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { PayPart, type RefundDraft, outcomesOf } from './pay-part.tsx';
import { RefundPart } from './refund-part.tsx';
import { useMoney } from '../../parts/use-money.ts';

const nothing: RefundDraft = { outcome: undefined, reason: '' };

/** List, what goes back and the decision. What one asked for oneself stands last, and is not opened (C44). */
export function RefundQueue({ overdue, intro, endOf, ...read }: WorkProps<'refunds'>) {
  const t = useTranslations('admin-money');
  const money = useMoney();
  const [drafts, setDrafts] = useState<Readonly<Record<string, RefundDraft>>>({});
  const work = useWork('refunds', {
    ...read,
    items: read.items.toSorted((one, other) => Number(one.is_own) - Number(other.is_own)),
  });
  const { current, opened } = work;
  const draft = (current && drafts[current.id]) ?? nothing;
  const change = (part: Partial<RefundDraft>) =>
    current && setDrafts({ ...drafts, [current.id]: { ...draft, ...part } });
  useKeys(
    current
      ? Object.fromEntries(outcomesOf[current.kind].map((outcome, at) => [String(at + 1), () => change({ outcome })]))
      : {},
    work.mayChoose,
  );
  if (!current) return endOf(work.isReadingOn);
  return (
    <div className="queue">
      <QueueList
        title={t('refunds.title')}
        intro={intro}
        overdue={overdue}
        items={work.shown}
        current={current}
        onChoose={work.choose}
        nameOf={money}
        noteOf={({ is_own, origin, name }) =>
          is_own
            ? t('refunds.own')
            : t('refunds.item', { origin: t(`refunds.origins.${origin}`), name: name || t('left') })
        }
      />
      <RefundPart item={current} opened={opened} error={work.error} />
      <PayPart
        key={current.id}
        item={current}
        draft={draft}
        onChange={change}
        error={work.error}
        mayDecide={work.mayDecide}
        readLetter={work.readLetter}
        onSend={(decision) => work.decide(decision, t(`refunds.done.${decision.outcome}`))}
        onLater={work.later}
      />
    </div>
  );
}
