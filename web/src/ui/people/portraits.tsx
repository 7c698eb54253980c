import { Photo, type PhotoSource } from './photo.tsx';

type QuotedPortraitProps = {
  photo: PhotoSource;
  quote: string;
  /** "Marloes, 43 · model": whoever is no member says so. */
  caption: string;
  size?: 'card' | 'large' | undefined;
  eager?: boolean | undefined;
};

/** A portrait with its sentence below, on landers and beside a form. */
export function QuotedPortrait({ photo, quote, caption, size = 'card', eager }: QuotedPortraitProps) {
  return (
    <figure className={`quoted-portrait quoted-portrait-${size}`}>
      <Photo photo={photo} eager={eager} className={size === 'large' ? 'rounded-talk-l' : undefined} />
      <figcaption>
        <blockquote className="quoted">{quote}</blockquote>
        <p className="member-card-place">{caption}</p>
      </figcaption>
    </figure>
  );
}

/** Two portraits that slide in until their tight corners meet: the only special moment, at a match. */
export function MeetingPortraits({ own, other }: { own: PhotoSource; other: PhotoSource }) {
  return (
    <div className="meeting-portraits">
      <Photo photo={own} eager />
      <Photo photo={other} eager />
    </div>
  );
}
