import type { OwnProfile } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';

const places = {
  photo: 'photos',
  place: 'place',
  quote: 'words',
  about: 'words',
  interests: 'interests',
  details: 'details',
} as const;

/** How complete the profile is, and the step that would do most (PROF-3). */
export function Completeness({ profile: { completeness, next_step: next } }: { profile: OwnProfile }) {
  const t = useTranslations('profile');
  const label = t('completeness', { percent: String(completeness) });
  return (
    <div className="completeness">
      <progress className="completeness-bar" max={100} value={completeness} aria-label={label} />
      <p>
        <span className="font-medium">{label}</span>{' '}
        {next === null ? t('complete') : <a href={`#${places[next]}`}>{t(`next.${next}`)}</a>}
      </p>
    </div>
  );
}
