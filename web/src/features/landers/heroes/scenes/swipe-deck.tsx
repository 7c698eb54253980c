import type { LanderModel } from '@vonk/contract/landers';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../../api/use-app.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CloseIcon, LikeIcon } from '../../../../ui/icons.ts';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { castOf, ModelPicture, usePeople } from '../../people.tsx';
import '../../lander.css';
import './swipe-deck.css';

const cast = ['wendy', 'samir', 'ingrid', 'tom', 'nathalie', 'edwin'] as const;
const swipedPixels = 70;

/** A deck that needs buttons as much as thumbs, and shows how many likes a day has. */
export function SwipeDeck({ lander, start }: HeroProps) {
  const { swipe_likes_per_day } = useApp().settings;
  return (
    <section className="lander-deck">
      <div className="lander-deck-words">
        <Claim name="tinderswipe" lander={lander} figures={{ likes: swipe_likes_per_day }} />
      </div>
      <Deck people={castOf(lander, cast)} likes={swipe_likes_per_day} />
      <div className="lander-deck-form">
        <LanderForm start={start} />
      </div>
    </section>
  );
}

function Deck({ people, likes }: { people: readonly LanderModel[]; likes: number }) {
  const t = useTranslations('landers.tinderswipe');
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState(0);
  const left = Math.max(likes - given, 0);
  const waiting = people.slice(at, at + 3);
  const isDone = waiting.length === 0 || (left === 0 && likes > 0);
  const pass = () => setAt(at + 1);
  const like = () => {
    if (left === 0) return;
    setGiven(given + 1);
    pass();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isDone) return;
    if (key === 'ArrowLeft') pass();
    if (key === 'ArrowRight') like();
  };
  return (
    <div className="lander-deck-side" role="group" aria-label={t('deck')} onKeyDown={onKeyDown}>
      {isDone ? (
        <Done again={() => (setAt(0), setGiven(0))} />
      ) : (
        <>
          <ul className="lander-deck-cards">
            {waiting.map((model, depth) => (
              <DeckCard key={model} model={model} depth={depth} onPass={pass} onLike={like} />
            ))}
          </ul>
          <div className="lander-deck-ways">
            <button type="button" className="lander-deck-pass" aria-label={t('next')} onClick={pass}>
              <CloseIcon />
            </button>
            <button type="button" className="lander-deck-like" onClick={like}>
              <LikeIcon />
              {t('like')}
            </button>
          </div>
        </>
      )}
      <p className="lander-deck-left" role="status">
        <span aria-hidden="true">
          {Array.from({ length: likes }, (_, place) => (
            <i key={place} className={classes(place >= left && 'lander-deck-given')} />
          ))}
        </span>
        {t('left', { count: left })}
      </p>
    </div>
  );
}

function Done({ again }: { again: () => void }) {
  const t = useTranslations('landers.tinderswipe');
  return (
    <div className="lander-deck-done">
      <h2>{t('doneTitle')}</h2>
      <p>{t('doneText')}</p>
      <Button variant="secondary" onClick={again}>
        {t('again')}
      </Button>
    </div>
  );
}

interface DeckCardProps {
  model: LanderModel;
  /** 0 lies on top. */
  depth: number;
  onPass: () => void;
  onLike: () => void;
}

function DeckCard({ model, depth, onPass, onLike }: DeckCardProps) {
  const { quote, caption } = usePeople()(model);
  const drag = useDrag(depth === 0, { onPass, onLike });
  return (
    <li className={`lander-deck-card lander-deck-card-${depth}`} aria-hidden={depth > 0 || undefined} {...drag}>
      <ModelPicture model={model} sizes="(min-width: 992px) 360px, 300px" eager={depth === 0} />
      <div>
        <blockquote className="voice quoted">{quote}</blockquote>
        <p>{caption}</p>
      </div>
    </li>
  );
}

/** The card follows the finger; far enough to a side is a choice. */
function useDrag(isOn: boolean, { onPass, onLike }: Pick<DeckCardProps, 'onPass' | 'onLike'>) {
  const from = useRef<number>(undefined);
  if (!isOn) return {};
  const place = (element: HTMLElement, offset: number) => {
    element.style.transform = offset === 0 ? '' : `translateX(${offset}px) rotate(${offset / 30}deg)`;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== undefined) place(event.currentTarget, event.clientX - from.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const offset = from.current === undefined ? 0 : event.clientX - from.current;
      from.current = undefined;
      place(event.currentTarget, 0);
      if (offset > swipedPixels) onLike();
      else if (offset < -swipedPixels) onPass();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      from.current = undefined;
      place(event.currentTarget, 0);
    },
  };
}
