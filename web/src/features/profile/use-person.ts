import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { useFictionalText } from '../../api/site/use-fictional-text.ts';
import { useImage } from '../../api/site/use-image.ts';
import { useNameAndAge } from '../../texts/use-name-and-age.ts';
import type { PhotoSource } from '../../ui/people/photo.tsx';

/** What every surface says of a profile, in words. Needs the texts `members`. */
export interface Person {
  /** "Nathalie, 45". */
  title: string;
  /** "Amersfoort · binnen 10 km"; of an invented profile that it is invented. */
  place: string | undefined;
  isOnline: boolean;
  isFictional: boolean;
  photo: PhotoSource;
  fictional: { title: string; explanation: string } | undefined;
}

/** Puts a card into words. Who is invented says so in the picture's text too (T2). */
export function usePerson(): (card: ProfileCard) => Person {
  const shell = useTranslations('shell');
  const t = useTranslations('members');
  const nameAndAge = useNameAndAge();
  const image = useImage();
  const fictionalText = useFictionalText();
  const altOf = ({ name, kind }: ProfileCard, { title, explanation }: { title: string; explanation: string }) =>
    kind === 'fictional_ai' ? `${name}, ${title}, ${explanation}` : t('fictionalAlt', { name });
  return (card) => {
    const isFictional = card.kind === 'fictional' || card.kind === 'fictional_ai';
    const where = [card.city ?? card.region, card.distance && shell(`distance.${card.distance}`)]
      .filter(Boolean)
      .join(' · ');
    const fictional = isFictional ? fictionalText(card.kind) : undefined;
    const alt = fictional ? altOf(card, fictional) : '';
    return {
      title: nameAndAge(card),
      place: isFictional ? t('invented') : where || undefined,
      isOnline: card.presence === 'online',
      isFictional,
      photo: card.main_image
        ? { src: image(card.main_image.filename), alt }
        : { alt: alt || t('noPhoto', { name: card.name }) },
      fictional,
    };
  };
}
