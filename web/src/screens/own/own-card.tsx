import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../../api/queries.ts';
import { useApp } from '../../api/use-app.ts';
import { photosQuery } from '../../features/photos/queries.ts';
import { PersonCard } from '../../features/profile/person-card.tsx';

/** The member's own card as others see it; a photo that waits for inspection is shown to its owner with that word. */
export function OwnCard({ id, quote }: { id: string; quote?: string }) {
  const photos = useTranslations('photos');
  const { call } = useApp();
  const { data: card } = useSuspenseQuery(memberQuery(call, id));
  const { data } = useSuspenseQuery(photosQuery(call));
  const waiting = card.main_image === null ? data.photos.find(({ state }) => state === 'under_inspection') : undefined;
  return (
    <PersonCard
      card={quote === undefined ? card : { ...card, quote }}
      heading="h2"
      eager
      waiting={waiting?.card ? { src: waiting.card, label: photos('waiting') } : undefined}
    />
  );
}
