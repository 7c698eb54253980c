import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { CasePart } from './case-part.tsx';
import type { FileQueueName } from './files.ts';
import { type Draft, OutcomePart } from './outcome-part.tsx';

const nothing: Draft = { outcome: undefined, explanation: '' };

/** List, case and decision beside each other. What was written about a case stays while one looks at another. */
export function FileQueue({
  queue: name,
  overdue,
  intro,
  endOf,
  ...read
}: WorkProps<FileQueueName> & { queue: FileQueueName }) {
  const t = useTranslations('admin-reports');
  const reasons = useTranslations('complaints.reasons');
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const work = useWork(name, read);
  const { current, opened } = work;
  const draft = (current && drafts[current.id]) ?? nothing;
  const change = (part: Partial<Draft>) => current && setDrafts({ ...drafts, [current.id]: { ...draft, ...part } });
  useKeys(
    {
      '1': () => change({ outcome: 'measure' }),
      '2': () => change({ outcome: 'no_measure' }),
    },
    work.mayChoose,
  );
  if (!current) return endOf(work.isReadingOn);
  return (
    <div className="queue">
      <QueueList
        title={t(`title.${name}`)}
        intro={intro}
        overdue={overdue}
        items={work.shown}
        current={current}
        onChoose={work.choose}
        nameOf={(item) => t('item', { reason: reasons(item.reason), name: item.name })}
      />
      <CasePart item={current} opened={opened} error={work.error} />
      <OutcomePart
        key={current.id}
        site={read.site}
        opened={opened}
        draft={draft}
        onChange={change}
        error={work.error}
        mayDecide={work.mayDecide}
        readLetter={work.readLetter}
        onSend={(decision) => work.decide(decision, t('decided', { number: opened?.number ?? '' }))}
        onLater={work.later}
      />
    </div>
  );
}
