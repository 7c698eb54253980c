import type { Interest } from '@vonk/contract/profile';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import ArtIcon from 'lucide-react/icons/palette';
import BikeIcon from 'lucide-react/icons/bike';
import BookIcon from 'lucide-react/icons/book-open';
import CampIcon from 'lucide-react/icons/tent';
import CameraIcon from 'lucide-react/icons/camera';
import CookIcon from 'lucide-react/icons/utensils';
import DogIcon from 'lucide-react/icons/dog';
import FilmIcon from 'lucide-react/icons/clapperboard';
import FishIcon from 'lucide-react/icons/fish';
import FlowerIcon from 'lucide-react/icons/flower-2';
import GamesIcon from 'lucide-react/icons/dices';
import LeafIcon from 'lucide-react/icons/leaf';
import MusicIcon from 'lucide-react/icons/music';
import PlaneIcon from 'lucide-react/icons/plane';
import PawIcon from 'lucide-react/icons/paw-print';
import RunIcon from 'lucide-react/icons/timer';
import SailIcon from 'lucide-react/icons/sailboat';
import StepsIcon from 'lucide-react/icons/footprints';
import SwimIcon from 'lucide-react/icons/waves';
import WineIcon from 'lucide-react/icons/wine';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import '../../lander.css';
import './icons.css';

type Subject = readonly [Interest, ComponentType];

const indoors: readonly Subject[] = [
  ['cooking', CookIcon], ['hiking', StepsIcon], ['music', MusicIcon], ['books', BookIcon], ['travelling', PlaneIcon],
  ['film', FilmIcon], ['cycling', BikeIcon], ['gardening', FlowerIcon], ['animals', PawIcon], ['art', ArtIcon],
  ['wine', WineIcon], ['board-games', GamesIcon],
]; // prettier-ignore
const outdoors: readonly Subject[] = [
  ['hiking', StepsIcon], ['cycling', BikeIcon], ['running', RunIcon], ['swimming', SwimIcon], ['sailing', SailIcon],
  ['camping', CampIcon], ['gardening', FlowerIcon], ['dogs', DogIcon], ['horses', PawIcon], ['fishing', FishIcon],
  ['nature', LeafIcon], ['photography', CameraIcon],
]; // prettier-ignore
const asked = 3;

/** Choose three subjects; nobody in sight. */
export function Icons({ lander, start }: HeroProps) {
  const t = useTranslations('landers.iconslanding');
  const words = useTranslations('profile.interests');
  const [chosen, setChosen] = useState<readonly Interest[]>([]);
  const toggle = (subject: Interest) =>
    setChosen(
      chosen.includes(subject) ? chosen.filter((other) => other !== subject) : [...chosen, subject].slice(-asked),
    );
  return (
    <section className="lander-icons">
      <Claim name="iconslanding" lander={lander} />
      <div className="lander-icons-grid" role="group" aria-label={t('subjects')}>
        {(lander.words === 'outdoors' ? outdoors : indoors).map(([subject, Icon]) => (
          <button key={subject} type="button" aria-pressed={chosen.includes(subject)} onClick={() => toggle(subject)}>
            <Icon />
            <span>{words(subject)}</span>
          </button>
        ))}
      </div>
      <LanderForm
        start={(answers) => start({ ...answers, interests: chosen })}
        label={t('next', { count: chosen.length })}
      />
    </section>
  );
}
