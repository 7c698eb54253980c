import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { FirstPassword } from '../../features/account/signup/first-password.tsx';
import { PhotoSet } from '../../features/photos/photo-set.tsx';
import { ownProfileQuery } from '../../features/profile/queries.ts';
import { AboutStep } from '../../features/profile/steps/about-step.tsx';
import { PlaceStep } from '../../features/profile/steps/place-step.tsx';
import { QuoteStep } from '../../features/profile/steps/quote-step.tsx';
import { StepForm } from '../../features/profile/steps/step-form.tsx';
import { type ProfileStep, stepIn, stepsOf } from '../../features/profile/steps/steps.ts';
import { regionsQuery } from '../../features/search/queries.ts';
import { ProgressBars } from '../../ui/feedback/progress.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { OwnCard } from '../own/own-card.tsx';
import { loadOwnProfile } from '../own/own-profile-data.ts';

export const Route = createFileRoute('/_empty/complete-signup')({
  staticData: {
    texts: ['steps', 'account', 'profile', 'photos', 'members', 'settings', 'errors'],
    title: 'steps.title',
  },
  validateSearch: ownSearch(
    ['step', 'api_signup_complete'],
    ({
      step,
      api_signup_complete: fromPartner,
    }: Record<string, unknown>): { step?: string; api_signup_complete?: string } => ({
      ...(typeof step === 'string' ? { step } : {}),
      ...(typeof fromPartner === 'string' ? { api_signup_complete: fromPartner } : {}),
    }),
  ),
  beforeLoad: requireMember,
  loader: ({ context }) => loadOwnProfile(context),
  component: CompleteSignup,
});

/**
 * What makes a new profile one that others answer to: one question a step, each of which can wait, but the gender
 * (ACC-4, PROF-3).
 */
function CompleteSignup() {
  const t = useTranslations('steps');
  const { call } = useApp();
  const user = useUser();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(call));
  const [quote, setQuote] = useState(profile.quote);
  const { steps, at, goOn } = useSteps(profile.gender === null);
  const place = t('step', { at: String(at + 1), of: String(steps.length) });
  return (
    <Page width="wide">
      <div className="grid gap-16 lg:grid-cols-[minmax(0,1fr)_320px] lg:pt-6">
        <div ref={useFocusOnStep(at)} className="grid content-start gap-5">
          <div className="grid gap-2">
            <p className="flex justify-between gap-4 text-sm text-ink-2">
              {place}
              {profile.gender !== null && <Link to="/signup-matches">{t('skipAll')}</Link>}
            </p>
            <ProgressBars done={at + 1} of={steps.length} label={place} />
          </div>
          <Step step={steps[at] ?? 'photo'} quote={quote} changeQuote={setQuote} onNext={goOn} />
          {at === 0 && user?.has_password === false && <FirstPassword />}
        </div>
        <aside className="hidden lg:block" aria-label={t('preview')}>
          <p className="mb-3 text-sm text-ink-2">{t('preview')}</p>
          <OwnCard id={profile.id} quote={quote} />
        </aside>
      </div>
    </Page>
  );
}

interface StepProps {
  step: ProfileStep;
  quote: string;
  changeQuote: (quote: string) => void;
  onNext: () => void;
}

function Step({ step, quote, changeQuote, onNext }: StepProps) {
  const t = useTranslations();
  const { call } = useApp();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(call));
  const { data: countries } = useSuspenseQuery(regionsQuery(call));
  switch (step) {
    case 'about':
      return <AboutStep profile={profile} onNext={onNext} />;
    case 'photo':
      return (
        <StepForm
          title={t('steps.photo')}
          intro={t('photos.intro')}
          save={{ label: t('steps.next'), onPress: onNext }}
          skip={{ onPress: onNext }}
        >
          <PhotoSet />
        </StepForm>
      );
    case 'place':
      // A place found by the browser is taken over at once.
      return <PlaceStep key={profile.city_id} profile={profile} countries={countries} onNext={onNext} />;
    case 'quote':
      return <QuoteStep quote={quote} change={changeQuote} onNext={onNext} />;
  }
}

/** Which step the address names; a step further stays in the browser's history. */
function useSteps(isUntold: boolean) {
  const [asksWho] = useState(isUntold);
  const search = Route.useSearch();
  const navigate = useNavigate();
  const steps = stepsOf(asksWho || search.api_signup_complete !== undefined);
  const at = stepIn(steps, search.step);
  const next = steps[at + 1];
  const goOn = () =>
    void (next
      ? navigate({ to: '/complete-signup', search: { ...search, step: next } })
      : navigate({ to: '/signup-matches' }));
  return { steps, at, goOn };
}

function useFocusOnStep(at: number) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) part.current?.querySelector('h1')?.focus();
    shown.current = at;
  }, [at]);
  return part;
}
