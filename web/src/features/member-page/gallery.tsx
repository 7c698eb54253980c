import { Link } from '@tanstack/react-router';
import type { MemberPage } from '@vonk/contract/member-page';
import type { ShownPhoto } from '@vonk/contract/photos';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../ui/classes.ts';
import { LockIcon } from '../../ui/icons.ts';
import { FictionalMark, type FictionalText } from '../../ui/people/fictional-mark.tsx';
import { LockedPhoto } from '../../ui/people/locked-photo.tsx';
import { Photo, PhotoCount, type PhotoSource } from '../../ui/people/photo.tsx';

/** Loaded when a photo is pressed. */
const MemberPhotos = lazy(async () => ({ default: (await import('./member-photos.tsx')).MemberPhotos }));

type GalleryProps = {
  member: MemberPage;
  /** The main photo, or what stands in its place. */
  main: PhotoSource;
  fictional: FictionalText | undefined;
  /** What can be done about the photo that is seen large, by its id: report it, block whose it is (T59). */
  renderActions?: ((photo: string) => ReactNode) | undefined;
};

/**
 * The photos of a profile: one large, the others as small ones; those that premium opens are blurred by the server
 * (PHOTO-3).
 */
export function Gallery({ member: { photos, name }, main, fictional, renderActions }: GalleryProps) {
  const t = useTranslations('members');
  const [shown, setShown] = useState(0);
  const [viewed, setViewed] = useState<number>();
  const [hasViewed, setHasViewed] = useState(false);
  const view = (at: number) => {
    setHasViewed(true);
    setViewed(at);
  };
  const at = String(shown + 1);
  const src = photos[shown]?.full ?? main.src;
  return (
    <section className="gallery" aria-label={t('photos', { name })}>
      <div className={classes(fictional && 'fictional-frame')}>
        <Photo photo={{ src, alt: main.alt || photos[shown]?.alt || t('photo', { at, name }) }} size="large" eager>
          {photos.length > 0 && (
            <button
              type="button"
              className="gallery-open"
              aria-label={t('viewLarge', { at })}
              onClick={() => view(shown)}
            />
          )}
          {photos.length > 1 && <PhotoCount>{t('photoCount', { at, all: String(photos.length) })}</PhotoCount>}
        </Photo>
        {fictional && <FictionalMark text={fictional} shape="large-bar" stacked />}
      </div>
      {photos.length > 1 && (
        <ul className="gallery-thumbs">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Thumb photo={photo} at={index + 1} isShown={index === shown} onShow={() => setShown(index)} />
            </li>
          ))}
        </ul>
      )}
      {hasViewed && (
        <Suspense>
          <MemberPhotos
            photos={photos}
            name={name}
            at={viewed}
            onMove={setViewed}
            fictional={fictional}
            renderActions={renderActions}
          />
        </Suspense>
      )}
      <LockedNote count={photos.filter(({ locked }) => locked).length} />
    </section>
  );
}

type ThumbProps = { photo: ShownPhoto; at: number; isShown: boolean; onShow: () => void };

function Thumb({ photo: { locked, thumb }, at, isShown, onShow }: ThumbProps) {
  const t = useTranslations('members');
  const photo = { src: thumb, alt: '' };
  if (locked)
    return (
      <LockedPhoto
        photo={photo}
        size="thumb"
        link={<Link to="/premium" />}
        label={t('lockedPhoto', { at: String(at) })}
      />
    );
  return (
    <button
      type="button"
      className="gallery-thumb"
      aria-label={t('showPhoto', { at: String(at) })}
      aria-current={isShown}
      onClick={onShow}
    >
      <Photo photo={photo} size="thumb" />
    </button>
  );
}

function LockedNote({ count }: { count: number }) {
  const t = useTranslations('members');
  if (count === 0) return null;
  return (
    <p className="gallery-note">
      <LockIcon />
      <span>
        {t('lockedNote', { count })} <Link to="/premium">{t('howItWorks')}</Link>
      </span>
    </p>
  );
}
