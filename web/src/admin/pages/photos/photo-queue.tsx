import { type PhotoReason, photoReasons } from '@vonk/contract/photos';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeys } from '../../keyboard/use-keys.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWarmPictures } from '../../parts/queue/working/use-warm-pictures.ts';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { DecisionPart } from './decision-part.tsx';
import { Stage } from './stage.tsx';

interface Draft {
  id: string;
  reason: PhotoReason;
  isForGood: boolean;
}

/** List, photo and decision beside each other; all of it by the keyboard. */
export function PhotoQueue({ overdue, intro, endOf, ...read }: WorkProps<'photos'>) {
  const t = useTranslations('admin-photos');
  const [chosen, setChosen] = useState<Draft>();
  const [zoomed, setZoomed] = useState<string>();
  const warm = useWarmPictures();
  const work = useWork('photos', { ...read, warm: ({ url }) => warm(url) });
  const { current, opened } = work;
  const draft = chosen !== undefined && chosen.id === current?.id ? chosen : undefined;
  const approve = () => work.mayDecide && work.decide({ reason: null }, t('approved'));
  const choose = (reason: PhotoReason) =>
    current && work.mayChoose && setChosen({ id: current.id, reason, isForGood: draft?.isForGood ?? false });
  const zoom = () => setZoomed(zoomed === current?.id ? undefined : current?.id);
  useKeys({
    g: approve,
    z: zoom,
    ...Object.fromEntries(photoReasons.map((one, at) => [String(at + 1), () => choose(one)])),
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
        nameOf={({ name, age }) => t('who', { name, age: String(age) })}
      />
      <Stage item={current} opened={opened} error={work.error} isZoomed={zoomed === current.id} onZoom={zoom} />
      <DecisionPart
        key={current.id}
        item={current}
        opened={opened}
        error={work.error}
        mayDecide={work.mayDecide}
        reason={draft?.reason ?? null}
        isForGood={draft?.isForGood ?? false}
        onForGood={(isForGood) => draft && setChosen({ ...draft, isForGood })}
        onReason={choose}
        onApprove={approve}
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
