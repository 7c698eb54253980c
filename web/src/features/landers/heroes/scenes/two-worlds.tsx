import { useTranslations } from 'use-intl';
import duneFilm from '../../../../assets/films/dune.webm';
import dunePoster from '../../../../assets/films/dune.webp';
import townFilm from '../../../../assets/films/town.webm';
import townPoster from '../../../../assets/films/town.webp';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { Film } from './film.tsx';
import '../../lander.css';
import './two-worlds.css';

const clips = [
  { film: duneFilm, poster: dunePoster },
  { film: townFilm, poster: townPoster },
];

/** Two halves that meet at their tight corners. */
export function TwoWorlds({ lander, start }: HeroProps) {
  const t = useTranslations('landers.transitionsvideolanding');
  return (
    <section className="lander-worlds">
      <Film clips={clips} label={t('film')} className="lander-worlds-halves">
        <p>{t('credits')}</p>
      </Film>
      <div className="lander-worlds-words">
        <Claim name="transitionsvideolanding" lander={lander} />
        <LanderForm start={start} />
      </div>
    </section>
  );
}
