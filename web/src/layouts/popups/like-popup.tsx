import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/use-app.ts';
import { readTracking } from '../../features/account/signup/tracking.ts';
import { useSignup } from '../../features/account/signup/use-signup.ts';
import { LikeCard } from '../../features/likes/like-card.tsx';
import { popupQuery } from '../../features/likes/queries.ts';
import { useLike } from '../../features/likes/use-like.ts';
import { usePerson } from '../../features/profile/use-person.ts';

/** Asks whom to show; nobody is no popup. */
export function LikePopup({ onClose }: { onClose: () => void }) {
  const { call } = useApp();
  const { data: person } = useQuery(popupQuery(call, readTracking().network));
  return person ? <Shown person={person} onClose={onClose} /> : null;
}

type Person = NonNullable<Awaited<ReturnType<ReturnType<typeof popupQuery>['queryFn']>>>;

function Shown({ person, onClose }: { person: Person; onClose: () => void }) {
  const signup = useSignup();
  const { photo, place } = usePerson()(person);
  const like = useLike(person.origin === 'like' ? 'popup' : 'suggestion', (profile) =>
    signup.open(`/members/${profile}`, profile),
  )(person);
  return <LikeCard person={person} photo={photo} place={place} like={like} onClose={onClose} />;
}
