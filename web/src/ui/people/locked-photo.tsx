import { LockIcon, ShowIcon } from '../icons.ts';
import { Linked, type LinkElement } from '../link.tsx';
import { Photo, type PhotoSource } from './photo.tsx';

type LockedPhotoProps = {
  /** Blurred by the server, never here. */
  photo: PhotoSource;
  link: LinkElement;
  /** "Foto 3, zichtbaar met premium". */
  label: string;
  /** Under the lock: "Premium". */
  caption?: string | undefined;
  size?: 'card' | 'large' | 'thumb' | undefined;
};

/** A photo that premium opens; the link leads to how and for how much. */
export function LockedPhoto({ photo, link, label, caption, size }: LockedPhotoProps) {
  return (
    <Linked link={link} label={label} className="block">
      <Photo photo={{ ...photo, alt: '' }} size={size} className="locked-photo">
        <span className="locked-photo-cover">
          <i>
            <LockIcon />
          </i>
          {caption}
        </span>
      </Photo>
    </Linked>
  );
}

type VeiledPhotoProps = { photo: PhotoSource; label: string; caption: string; onReveal: () => void };

/** A photo in a chat, blurred by the server until its receiver opens it. */
export function VeiledPhoto({ photo, label, caption, onReveal }: VeiledPhotoProps) {
  return (
    <button type="button" className="block w-full" aria-label={label} onClick={onReveal}>
      <Photo photo={{ ...photo, alt: '' }} className="locked-photo">
        <span className="locked-photo-cover">
          <i>
            <ShowIcon />
          </i>
          {caption}
        </span>
      </Photo>
    </button>
  );
}
