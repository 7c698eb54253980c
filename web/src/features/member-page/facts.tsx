import type { MemberFacts, MemberPage } from '@vonk/contract/member-page';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations, useLocale } from 'use-intl';
import { Fact } from '../../ui/feedback/badges.tsx';
import {
  BodyIcon,
  DoneIcon,
  EyesIcon,
  HairIcon,
  OrientationIcon,
  PersonIcon,
  SeekingIcon,
  TattooIcon,
} from '../../ui/icons.ts';

const icons: Readonly<Record<keyof MemberFacts, ReactNode>> = {
  signup_reason: <SeekingIcon />,
  relationship_status: <PersonIcon />,
  sexuality: <OrientationIcon />,
  body_type: <BodyIcon />,
  eye_color: <EyesIcon />,
  hair_color: <HairIcon />,
  tattoos: <TattooIcon />,
};

/** What somebody answered, in words. */
export function Facts({ facts }: { facts: MemberFacts }) {
  const t = useTranslations('members');
  const profile = useTranslations('profile');
  const told = (Object.keys(icons) as (keyof MemberFacts)[]).filter((name) => facts[name] !== null);
  if (told.length === 0) return null;
  return (
    <section>
      <h2>{t('inShort')}</h2>
      <ul className="member-facts">
        {told.map((name) => (
          <li key={name}>
            {icons[name]}
            {name === 'signup_reason'
              ? t(`seeks.${facts.signup_reason ?? 'unsure'}`)
              : profile(`${name}.${facts[name]}` as 'hair_color.red')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What somebody likes, shared ones first and marked. */
export function Interests({ interests }: Pick<MemberPage, 'interests'>) {
  const t = useTranslations('members');
  const profile = useTranslations('profile');
  const format = useFormatter();
  const locale = useLocale();
  const shared = interests.filter((interest) => interest.shared);
  const ordered = [...shared, ...interests.filter((interest) => !interest.shared)];
  if (ordered.length === 0) return null;
  const names = format.list(
    shared.map(({ slug }, at) => {
      const name = profile(`interests.${slug}`);
      // German nouns keep their capital.
      return at === 0 || locale === 'de' ? name : name.toLocaleLowerCase(locale);
    }),
  );
  return (
    <section>
      <h2>{t('likesTo')}</h2>
      <p className="fact-list">
        {ordered.map(({ slug, shared: isShared }) => (
          <Fact key={slug} icon={isShared && <DoneIcon />}>
            {profile(`interests.${slug}`)}
          </Fact>
        ))}
      </p>
      {shared.length > 0 && (
        <p className="text-sm text-ink-2 mt-2">{t('shared', { interests: names, count: shared.length })}</p>
      )}
    </section>
  );
}
