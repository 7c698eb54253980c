import { Link } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import type { LikeToggle } from '../../ui/people/like-button.tsx';
import { type Company, MemberCard, QuoteCard } from '../../ui/people/member-card.tsx';
import { usePerson } from './use-person.ts';

type PersonCardProps = {
  card: ProfileCard;
  like?: LikeToggle | undefined;
  /** The wide card with the sentence large; only a member who wrote one gets it. */
  wide?: boolean | undefined;
  newLabel?: string | undefined;
  eager?: boolean | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** On one's own card: the photo that waits for inspection. */
  waiting?: { src: string; label: string } | undefined;
};

export function PersonCard({ card, like, wide, newLabel, eager, heading, waiting }: PersonCardProps) {
  const shell = useTranslations('shell');
  const company = useCompany(card);
  const { title, place, isOnline, fictional, photo } = usePerson()(card);
  const props = {
    link: <Link to="/members/$id" params={{ id: card.id }} />,
    photo: waiting ? { src: waiting.src, alt: '' } : photo,
    waitingLabel: waiting?.label,
    title,
    place,
    online: isOnline ? shell('online') : undefined,
    verified: card.verified ? shell('verified') : undefined,
    like,
    newLabel,
    eager,
    heading,
  };
  if (wide && isWorthWide(card)) return <QuoteCard {...props} quote={card.quote} />;
  return <MemberCard {...props} quote={card.quote || undefined} fictional={fictional} company={company} />;
}

/** Whether the wide card may go to this profile: a member with a photo and a sentence worth reading. */
export const isWorthWide = ({ kind, quote, main_image: image }: ProfileCard): boolean =>
  kind === 'member' && image !== null && quote.length >= 40;

function useCompany({ kind, company }: ProfileCard): Company | undefined {
  const t = useTranslations('members');
  if (!company || (kind !== 'livecam' && kind !== 'partner')) return undefined;
  return {
    kind,
    label: kind === 'livecam' ? t('livecamOf', { company: company.name }) : t('partnerOf', { company: company.name }),
    price: company.price,
    exit: <a href={company.url} target="_blank" rel="noopener noreferrer nofollow" />,
    exitLabel: t('exit', { company: company.name }),
  };
}
