import { HairIcon } from '../../../../ui/icons.ts';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm, Terms } from '../../lander-form.tsx';
import { castOf, ModelPicture } from '../../people.tsx';
import { useTranslations } from 'use-intl';
import '../../lander.css';
import './no-strings.css';

const sizes = '(min-width: 992px) 186px, 110px';

/** The host's full colour; two people, one thread, cut. */
export function NoStrings({ lander, start }: HeroProps) {
  const t = useTranslations('landers.form');
  const [left = 'daphne', right = 'ruben'] = castOf(lander, ['daphne', 'ruben']);
  return (
    <section className="lander-strings">
      <div className="lander-strings-inside">
        <Claim name="whoneedsstrings" lander={lander} />
        <div className="lander-strings-thread" aria-hidden="true">
          <svg viewBox="0 0 600 230" preserveAspectRatio="none">
            <path d="M78 120C150 30 190 210 236 140S262 60 292 96" />
            <path d="M522 96C470 190 430 20 384 92S352 176 316 128" />
          </svg>
          <ModelPicture model={left} sizes={sizes} eager className="lander-strings-left" />
          <ModelPicture model={right} sizes={sizes} eager className="lander-strings-right" />
          <i className="lander-strings-cut">
            <HairIcon />
          </i>
        </div>
        <div className="lander-strings-card" data-scheme="light">
          <LanderForm
            start={start}
            stacked
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
