import { compassParts, leastCounted } from '@vonk/contract/landers';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../../api/use-app.ts';
import { Claim } from '../../claim.tsx';
import type { HeroProps, Lander } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import type { CountryShape } from './country-shapes.ts';
import '../../lander.css';
import './country-map.css';

/** The outline of the country filled with talking dots, in five coarse parts; nobody is placed on it. */
export function CountryMap({ lander, shape, start }: HeroProps & { shape: CountryShape | null }) {
  return (
    <section className="lander-map">
      <Claim name="maplanding" lander={lander} />
      {lander.map && <Country map={lander.map} shape={shape} />}
      <LanderForm start={start} />
    </section>
  );
}

function Country({
  map: { country, members },
  shape,
}: {
  map: NonNullable<Lander['map']>;
  shape: CountryShape | null;
}) {
  const t = useTranslations('landers.maplanding');
  const { texts } = useApp();
  const name = new Intl.DisplayNames([texts.locale], { type: 'region' }).of(country) ?? country;
  const parts = compassParts.filter((part) => shape?.labels[part]);
  const [first] = [...parts].sort((one, other) => (members[other] ?? 0) - (members[one] ?? 0));
  return (
    <fieldset className="lander-map-country">
      <legend className="sr-only">{t('choose', { country: name })}</legend>
      {shape && (
        <svg viewBox={`-6 -6 372 ${shape.height + 12}`}>
          <path className="lander-map-outline" d={shape.outline} />
          {parts.map((part) => (
            <path key={part} className={`lander-map-dots lander-map-dots-${part}`} d={shape.dots[part]} />
          ))}
          {parts.map((part) => (
            <foreignObject
              key={part}
              x={(shape.labels[part]?.[0] ?? 0) - 55}
              y={(shape.labels[part]?.[1] ?? 0) - 20}
              width="110"
              height="40"
            >
              <label className="lander-map-part">
                <input type="radio" name="part" value={part} defaultChecked={part === first} />
                <span>{t(part)}</span>
              </label>
            </foreignObject>
          ))}
        </svg>
      )}
      <p className="lander-map-count">
        {parts.map((part) => (
          <span key={part} className={`lander-map-count-${part}`}>
            <b>{t(part)}</b>{' '}
            {members[part] === null
              ? t('few', { least: String(leastCounted) })
              : t('members', { count: members[part] })}
          </span>
        ))}
      </p>
    </fieldset>
  );
}
