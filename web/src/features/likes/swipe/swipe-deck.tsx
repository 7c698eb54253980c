import { Link } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { CloseIcon, InfoIcon, LikeIcon, UndoIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Photo, type PhotoSource } from '../../../ui/people/photo.tsx';
import { type Swipe, useSwipeDrag } from './use-swipe-drag.ts';

/** What a card of the deck shows, in words. */
export interface SwipeCard {
  card: ProfileCard;
  title: string;
  place: string | undefined;
  photo: PhotoSource;
}

type SwipeDeckProps = {
  top: SwipeCard;
  /** Who comes after, seen beneath. */
  next: SwipeCard | undefined;
  left: { count: number; limit: number };
  canUndo: boolean;
  isBusy: boolean;
  onSwipe: (way: Swipe) => void;
  onUndo: () => void;
};

/** One card at a time, by dragging, buttons or keys (LIKE-2). */
export function SwipeDeck({ top, next, left, canUndo, isBusy, onSwipe, onUndo }: SwipeDeckProps) {
  const t = useTranslations('likes.swipe');
  const named = (action: string) => t('named', { action, name: top.card.name });
  const mayLike = left.count > 0;
  const act = (way: Swipe) => !isBusy && (way === 'pass' || mayLike) && onSwipe(way);
  const drag = useSwipeDrag(act);
  useKeys({ like: () => act('like'), pass: () => act('pass'), undo: () => canUndo && !isBusy && onUndo() });
  return (
    <div className="swipe">
      <div className="swipe-head">
        <h1 className="swipe-title">{t('title')}</h1>
        <LikesLeft {...left} />
        <Why name={top.card.name} />
      </div>
      <div className="swipe-deck">
        {next && (
          <div className="swipe-card swipe-beneath" aria-hidden inert>
            <CardFace of={next} />
          </div>
        )}
        <article className="swipe-card swipe-top" key={top.card.id} {...drag}>
          <CardFace of={top} />
          <Stamps />
        </article>
      </div>
      <div className="swipe-actions">
        <IconButton className="swipe-round" label={named(t('pass'))} icon={<CloseIcon />} onClick={() => act('pass')} />
        <Button icon={<LikeIcon />} disabled={!mayLike} aria-label={named(t('like'))} onClick={() => act('like')}>
          {t('like')}
        </Button>
        <IconButton
          className="swipe-round"
          label={t('undo')}
          icon={<UndoIcon />}
          disabled={!canUndo}
          onClick={() => canUndo && !isBusy && onUndo()}
        />
      </div>
      <p className="swipe-keys">{t('keys')}</p>
    </div>
  );
}

function CardFace({ of: { card, title, place, photo } }: { of: SwipeCard }) {
  const t = useTranslations('likes.swipe');
  return (
    <>
      <Photo photo={photo} size="large" eager />
      <div className="swipe-words">
        {card.quote !== '' && <p className="quote quoted">{card.quote}</p>}
        <p className="swipe-line">
          <span>
            <b>{title}</b> <span className="text-ink-2">{place}</span>
          </span>
          <Link to="/members/$id" params={{ id: card.id }} draggable={false}>
            {t('profile')}
          </Link>
        </p>
      </div>
    </>
  );
}

/** What letting go would do; seen while one drags, and said by the buttons to who does not. */
function Stamps() {
  const t = useTranslations('likes.swipe');
  return (
    <>
      <span className="swipe-stamp swipe-stamp-like" aria-hidden>
        {t('like')}
      </span>
      <span className="swipe-stamp swipe-stamp-pass" aria-hidden>
        {t('pass')}
      </span>
    </>
  );
}

function LikesLeft({ count, limit }: { count: number; limit: number }) {
  const t = useTranslations('likes.swipe');
  return (
    <p className="swipe-left" role="status">
      {Array.from({ length: limit }, (_, at) => (
        <i key={at} className={at < count ? 'swipe-dot swipe-dot-on' : 'swipe-dot'} />
      ))}
      {t('left', { count })}
    </p>
  );
}

function Why({ name }: { name: string }) {
  const t = useTranslations('likes.swipe');
  const shell = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('why')} icon={<InfoIcon />} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('whyTitle', { name })} closeLabel={shell('close')}>
        <div className="grid gap-2">
          <p>{t('whyFit', { name })}</p>
          <p>{t('whyPlace', { name })}</p>
          <p>{t('whyOrder')}</p>
        </div>
      </Dialog>
    </>
  );
}

function useKeys({ like, pass, undo }: { like: () => void; pass: () => void; undo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role=menu]');
    if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const act = { ArrowRight: like, ArrowLeft: pass, z: undo, Z: undo }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
