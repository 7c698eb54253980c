import { useTranslations } from 'use-intl';
import { useWords, type HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { castOf, ModelPicture, usePeople } from '../../people.tsx';
import '../../lander.css';
import './gallery.css';

const cast = ['yvonne', 'fatima', 'dennis', 'eline'] as const;

/** A wall: portrait, frame, and a plate with a sentence. */
export function Gallery({ lander, start }: HeroProps) {
  const t = useTranslations('landers');
  const { title, lead } = useWords('gallery', lander);
  const words = usePeople();
  return (
    <section className="lander-gallery">
      <div className="lander-gallery-inside">
        <div className="lander-gallery-words">
          <p className="lander-gallery-room">{t('gallery.room')}</p>
          <div className="lander-claim">
            <h1>{title}</h1>
            <p className="lander-lead">{lead}</p>
          </div>
          <LanderForm start={start} />
        </div>
        {/* A phone scrolls it, also by keyboard. */}
        <div className="lander-gallery-wall" role="region" tabIndex={0} aria-label={t('gallery.wall')}>
          {castOf(lander, cast).map((model, at) => {
            const { who, quote } = words(model);
            return (
              <figure key={model} className="lander-gallery-work">
                <span className="lander-gallery-frame">
                  <ModelPicture model={model} sizes="(min-width: 992px) 210px, 148px" eager={at < 2} />
                </span>
                <figcaption>
                  <b>{who}</b>
                  <span className="voice quoted">{quote}</span>
                  <small>{t('form.model', { who: '' }).replace(/^\s*·\s*/, '')}</small>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
    </section>
  );
}
