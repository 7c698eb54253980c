import { useQueryClient } from '@tanstack/react-query';
import { type PhotoReason, photoReasons } from '@vonk/contract/photos';
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
import { DecisionPart } from './decision-part.tsx';
import { type PhotoCase, type PhotoDecision, type PhotoItem, photosQuery } from './queries.ts';
import { Stage } from './stage.tsx';

type PhotoQueueProps = { site: number; items: readonly PhotoItem[]; overdue: number; intro: ReactNode };

/** List, photo and decision beside each other; all of it by the keyboard. */
export function PhotoQueue({ site, items, overdue, intro }: PhotoQueueProps) {
  const t = useTranslations('admin-photos');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const isOffline = useIsOffline();
  const [draft, setDraft] = useState<{ id: string; reason: PhotoReason }>();
  const [zoomed, setZoomed] = useState<string>();
  const queue = useQueue<PhotoItem, PhotoDecision>(items, {
    giveBack: ({ id }) => call('DELETE /api/admin/photos-open', { site, id }),
    decide: ({ id }, decision) => call('POST /api/admin/photos-decide', { site, id, decision }),
    undo: ({ id }) => call('DELETE /api/admin/photos-decide', { site, id }),
    refresh: () => void queryClient.invalidateQueries({ queryKey: photosQuery(call, site).queryKey }),
  });
  const { current } = queue;
  const { opened, error } = useCase<PhotoItem, PhotoCase>(current, queue.next, {
    keyOf: ({ id }) => adminKeys.case('photos', site, id),
    open: ({ id }, peek) => call('POST /api/admin/photos-open', { site, id, peek }),
    warm: ({ url }) => void (new Image().src = url),
  });
  const reason = draft !== undefined && draft.id === current?.id ? draft.reason : null;
  const mayDecide = opened !== undefined && !error && !isOffline;
  const approve = () => mayDecide && queue.decide({ reason: null }, t('approved'));
  const choose = (chosen: PhotoReason) => current && setDraft({ id: current.id, reason: chosen });
  const refuse = (forGood: boolean) =>
    mayDecide &&
    reason &&
    queue.decide({ reason, for_good: forGood }, t('refused', { reason: t(`reasons.${reason}`) }));
  const zoom = () => setZoomed(zoomed === current?.id ? undefined : current?.id);
  const [forGood, setForGood] = useState<string>();
  const isForGood = forGood !== undefined && forGood === current?.id;
  useKeys({
    g: approve,
    s: queue.later,
    u: queue.undo,
    z: zoom,
    j: queue.forth,
    ArrowDown: queue.forth,
    k: queue.back,
    ArrowUp: queue.back,
    Enter: () => refuse(isForGood),
    ...Object.fromEntries(photoReasons.map((one, at) => [String(at + 1), () => choose(one)])),
  });
  if (!current) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <div className="queue">
      <QueueList
        title={t('title')}
        intro={intro}
        overdue={overdue}
        items={queue.shown}
        current={current}
        onChoose={queue.choose}
        nameOf={({ name, age }) => t('who', { name, age: String(age) })}
      />
      <Stage item={current} opened={opened} isZoomed={zoomed === current.id} onZoom={zoom} />
      <DecisionPart
        key={current.id}
        item={current}
        opened={opened}
        error={error}
        mayDecide={mayDecide}
        reason={reason}
        isForGood={isForGood}
        onForGood={(on) => setForGood(on ? current.id : undefined)}
        onReason={choose}
        onApprove={approve}
        onRefuse={() => refuse(isForGood)}
        onLater={queue.later}
      />
    </div>
  );
}
