import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { castOf, ModelPicture, usePeople } from '../../people.tsx';
import dune from '../../../../assets/scenes/dune-480.webp';
import city from '../../../../assets/scenes/city-480.webp';
import '../../lander.css';
import './collage.css';

const cast = ['marloes', 'samir', 'carla', 'joyce'] as const;
const slips = [1, 0, 3];

/** Cut-outs and slips of paper: sentences before faces. */
export function Collage({ lander, start }: HeroProps) {
  const people = castOf(lander, cast);
  const words = usePeople();
  return (
    <section className="lander-collage">
      <div className="lander-collage-paper">
        {people.map((model, at) => (
          <ModelPicture
            key={model}
            model={model}
            sizes="(min-width: 992px) 300px, 176px"
            eager={at < 2}
            className={`lander-collage-cut lander-collage-cut-${at}`}
          />
        ))}
        <img src={dune} alt="" width={480} height={600} className="lander-collage-cut lander-collage-dune" />
        <img src={city} alt="" width={480} height={600} className="lander-collage-cut lander-collage-city" />
        {slips.map((person, at) => {
          const model = people[person];
          if (!model) return null;
          const { quote, caption } = words(model);
          return (
            <figure key={model} className={`lander-collage-slip lander-collage-slip-${at}`}>
              <blockquote className="voice quoted">{quote}</blockquote>
              <figcaption>{caption}</figcaption>
            </figure>
          );
        })}
      </div>
      <div className="lander-collage-words">
        <Claim name="collagelanding" lander={lander} />
        <LanderForm start={start} />
      </div>
    </section>
  );
}
