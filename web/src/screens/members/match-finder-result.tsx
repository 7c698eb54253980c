import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { isCountry } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import { readTracking } from '../../features/account/signup/tracking.ts';
import { useSignup } from '../../features/account/signup/use-signup.ts';
import { type FinderAnswers, searchAddressOf, searchFor } from '../../features/finder/answers.ts';
import { Result } from '../../features/finder/result.tsx';
import { PersonCard } from '../../features/profile/person-card.tsx';
import { useFound } from '../../features/search/found-line.tsx';
import { Page } from '../../ui/frame/page.tsx';

interface FinderResultProps {
  answers: FinderAnswers;
  found: CallOutput<'GET /api/members.php'> | undefined;
  countries: CallOutput<'GET /api/regions.php'>['countries'];
  onChange: () => void;
}

/** The end of the match finder for a visitor: what was found, and signing up with the answers kept. */
export function FinderResult({ answers, found, countries, onChange }: FinderResultProps) {
  const t = useTranslations();
  const countOf = useFound();
  const join = useJoin(answers);
  const country = countries.find(({ code }) => code === answers.country);
  const place = country?.regions.find(({ code }) => code === answers.region)?.name ?? country?.name ?? '';
  const { network } = readTracking();
  const who = answers.looksFor ? t(`account.lookedFor.${answers.looksFor}`) : '';
  return (
    <Page width="wide">
      <Result
        sought={t('finder.sought', { who, age: t(`finder.${answers.age ?? 'younger'}`), place })}
        found={found}
        countLine={
          found
            ? t('members.countLine', {
                found: countOf(found),
                min: String(found.filters.min_age),
                max: String(found.filters.max_age),
                place,
              })
            : ''
        }
        renderCard={(card) => <PersonCard card={card} heading="h2" eager />}
        search={<Link to="/members" search={searchFor(answers, network)} />}
        onJoin={join}
        onChange={onChange}
      />
    </Page>
  );
}

/**
 * On to signing up: gender and place go along onto the profile, whom one looks for into the form, where it needs
 * consent (T75).
 */
function useJoin(answers: FinderAnswers): () => void {
  const { open, store } = useSignup();
  return () => {
    const draft = store.read();
    const { gender = draft.gender, looksFor, country, region } = answers;
    const place = isCountry(country) ? { country, region: region || null } : {};
    store.write({
      ...draft,
      gender,
      looksFor: looksFor ? [looksFor] : draft.looksFor,
      answers: { ...draft.answers, ...place },
    });
    open(searchAddressOf(answers));
  };
}
