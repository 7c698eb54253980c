import { type VerificationReason, verificationReasons } from '@vonk/contract/verification';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWarmPictures } from '../../parts/queue/working/use-warm-pictures.ts';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { ComparePart } from './compare-part.tsx';
import { DecisionPart } from './decision-part.tsx';

/** List, the two pictures and the decision beside each other; all of it by the keyboard. */
export function VerificationQueue({ overdue, intro, endOf, ...read }: WorkProps<'verifications'>) {
  const t = useTranslations('admin-verifications');
  const [chosen, setChosen] = useState<{ id: string; reason: VerificationReason }>();
  const warm = useWarmPictures();
  const work = useWork('verifications', {
    ...read,
    warm: ({ url, main_url }) => [url, main_url].forEach((one) => one && warm(one)),
  });
  const { current, opened } = work;
  const reason = chosen !== undefined && chosen.id === current?.id ? chosen.reason : null;
  const choose = (one: VerificationReason) => current && work.mayChoose && setChosen({ id: current.id, reason: one });
  const mayGive = work.mayDecide && typeof opened?.main_url === 'string';
  const give = () => mayGive && work.decide({ reason: null }, t('given'));
  useKeys({
    g: give,
    ...Object.fromEntries(verificationReasons.map((one, at) => [String(at + 1), () => choose(one)])),
  });
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
      />
      <ComparePart item={current} opened={opened} error={work.error} />
      <DecisionPart
        key={current.id}
        opened={opened}
        error={work.error}
        mayDecide={work.mayDecide}
        mayGive={mayGive}
        reason={reason}
        onReason={choose}
        onGive={give}
        readLetter={work.readLetter}
        onRefuse={(decision) =>
          work.mayDecide &&
          decision.reason &&
          work.decide(decision, t('refused', { reason: t(`reasons.${decision.reason}`) }))
        }
        onLater={work.later}
      />
    </div>
  );
}
