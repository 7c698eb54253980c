import { useTranslations } from 'use-intl';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm, Terms } from '../../lander-form.tsx';
import { castOf, ModelPicture } from '../../people.tsx';
import '../../lander.css';
import './windows.css';

const cast = ['renate', 'dennis', 'fatima', 'carla', 'joyce', 'eline'] as const;
/** Which windows of the front are lit, of seven rows of five; two have a lamp on and nobody at it. */
const lit = [6, 9, 13, 15, 24, 27];
const dim = [2, 31];
const windows = 35;

/** The dark front of a block of flats, a few windows lit; never how many are awake. */
export function Windows({ lander, start }: HeroProps) {
  const t = useTranslations('landers.form');
  const people = castOf(lander, cast);
  return (
    <section className="lander-night" data-scheme="dark">
      <div className="lander-night-inside">
        <div className="lander-night-front" aria-hidden="true">
          {Array.from({ length: windows }, (_, at) => {
            const model = people[lit.indexOf(at)];
            return (
              <i key={at} className={model ? 'lander-night-lit' : dim.includes(at) ? 'lander-night-dim' : undefined}>
                {model && <ModelPicture model={model} sizes="(min-width: 992px) 96px, 62px" eager={at < 15} />}
              </i>
            );
          })}
        </div>
        <div className="lander-night-words">
          <Claim name="alonetonight" lander={lander} />
          <LanderForm
            start={start}
            note={
              <>
                <Terms /> {t('models')}
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}
