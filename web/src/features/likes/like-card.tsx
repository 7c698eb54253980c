import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useUser } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { NewLabel, Tag } from '../../ui/feedback/badges.tsx';
import { LikeIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { LikeToggle } from '../../ui/people/like-button.tsx';
import { Photo, type PhotoSource } from '../../ui/people/photo.tsx';
import './like-card.css';

type LikeCardProps = {
  person: NonNullable<CallOutput<'GET /api/auto-like.php'>['profile']>;
  photo: PhotoSource;
  place: string | undefined;
  like: LikeToggle | undefined;
  onClose: () => void;
};

/** So long after the popup the likes are read again. */
const reloadMilliseconds = 500;

/**
 * Somebody's like that was not seen yet, or a suggestion that says it is one: only a tap likes (T16). In the corner on
 * a wide screen.
 */
export function LikeCard({ person: { id, name, age, quote, origin }, photo, place, like, onClose }: LikeCardProps) {
  const t = useTranslations('likes');
  const shell = useTranslations('shell');
  const queryClient = useQueryClient();
  const user = useUser();
  const isLike = origin === 'like';
  const title = isLike ? t('likesYou', { name }) : shell('age', { name, age: String(age) });
  useEffect(() => {
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: keys.likes }), reloadMilliseconds);
    return () => clearTimeout(timer);
  }, [queryClient]);
  const tap = () => {
    like?.onToggle();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} hideTitle closeLabel={shell('close')} shape="corner">
      <div className="like-popup">
        <p>{isLike ? <NewLabel>{t('newLike')}</NewLabel> : <Tag>{t('popup.suggestion')}</Tag>}</p>
        <div className="like-popup-person">
          <Photo photo={photo} eager />
          <div>
            <p className="like-popup-title">{title}</p>
            <p className="like-popup-place">{[isLike && String(age), place].filter(Boolean).join(' · ')}</p>
            {quote && <p className="like-popup-quote quoted voice">{quote}</p>}
          </div>
        </div>
        <div className="like-popup-actions">
          {like?.liked === false && (
            <Button wide icon={<LikeIcon />} onClick={tap}>
              {isLike ? t('popup.back') : t('swipe.like')}
            </Button>
          )}
          <LinkButton wide variant="secondary" link={<Link to="/members/$id" params={{ id }} onClick={onClose} />}>
            {t('popup.profile')}
          </LinkButton>
        </div>
        <p className="like-popup-note">{isLike ? t('popup.free') : t(user ? 'popup.why' : 'popup.notYet', { name })}</p>
      </div>
    </Dialog>
  );
}
