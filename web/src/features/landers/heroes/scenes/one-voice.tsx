import { useTranslations } from 'use-intl';
import film from '../../../../assets/films/harbour.webm';
import poster from '../../../../assets/films/harbour.webp';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { usePeople } from '../../people.tsx';
import { Film } from './film.tsx';
import '../../lander.css';
import './one-voice.css';

const clips = [{ film, poster }];

/** A film of one person; the subtitle is the person's own sentence. */
export function OneVoice({ lander, start }: HeroProps) {
  const t = useTranslations('landers.video');
  const { quote, caption } = usePeople()('renate');
  return (
    <section className="lander-voice">
      <div className="lander-voice-stage" data-scheme="dark">
        <Film clips={clips} label={t('film')} className="lander-voice-film" />
        <figure className="lander-voice-subtitle">
          <blockquote className="voice quoted">{quote}</blockquote>
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
      <div className="lander-voice-words">
        <Claim name="video" lander={lander} />
        <LanderForm start={start} stacked />
      </div>
    </section>
  );
}
