import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PersonIcon } from '../icons.ts';
import { useLoaded } from './use-loaded.ts';

/** `src` is absent for a member without a photo. The alt text of a fictional profile says that it is one. */
export type PhotoSource = {
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** `high` for the one photo a page is judged by. */
  fetchPriority?: 'high' | undefined;
  /** The file is not there. */
  onError?: (() => void) | undefined;
};

type PhotoProps = {
  photo: PhotoSource;
  size?: 'card' | 'large' | 'thumb' | undefined;
  /** The first photos of a page load at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A portrait with the talking corner, 4:5 on a card. */
export function Photo({ photo, size = 'card', eager, className, children }: PhotoProps) {
  const picture = useLoaded(photo.src, photo.onError);
  return (
    <div className={classes('photo', size !== 'card' && `photo-${size}`, className)}>
      {picture.src === undefined ? (
        <span className="photo-missing" role={photo.alt ? 'img' : undefined} aria-label={photo.alt || undefined}>
          <PersonIcon />
        </span>
      ) : (
        <img {...photo} {...picture} loading={eager ? 'eager' : 'lazy'} decoding="async" width={400} height={500} />
      )}
      {children}
    </div>
  );
}

/** On a photo, at the top: "1 van 6". */
export function PhotoCount({ children }: { children: string }) {
  return <span className="tag photo-corner photo-count">{children}</span>;
}
