import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { isLocale, type Locale, locales } from '@vonk/contract/locales';
import { useTranslations } from 'use-intl';
import type { Call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import { orNotFound } from '../api/routing/or-not-found.ts';
import { ownSearch } from '../api/routing/own-search.ts';
import { useApp } from '../api/use-app.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Page, PageHeading, Panel } from '../ui/frame/page.tsx';

type Letter = CallOutput<'GET /api/dev-letters.php'>['letters'][number];

interface Shown {
  /** Of the mails; Dutch unless told. */
  locale?: Locale;
  /** `<template>/<state>`. */
  letter?: string;
}

const nameOf = ({ template, state }: Letter): string => `${template}/${state}`;

const lettersQuery = (call: Call, locale: Locale) =>
  queryOptions({
    queryKey: keys.devLetters(locale),
    queryFn: async () => (await call('GET /api/dev-letters.php', { locale })).letters,
    staleTime: Infinity,
  });

export const Route = createFileRoute('/_empty/dev/letters')({
  staticData: { texts: ['account'], title: 'account.mailbox.letters' },
  validateSearch: ownSearch(
    ['locale', 'letter'],
    ({ locale, letter }: { locale?: unknown; letter?: unknown }): Shown => ({
      ...(isLocale(locale) && { locale }),
      ...(typeof letter === 'string' && { letter }),
    }),
  ),
  loaderDeps: ({ search: { locale = 'nl' } }) => ({ locale }),
  loader: ({ context: { call, queryClient }, deps: { locale } }) =>
    queryClient.ensureQueryData(lettersQuery(call, locale)).catch(orNotFound),
  component: DevLetters,
});

/** Every mail there is, in every state and language, as it would go out: in a demo alone. */
function DevLetters() {
  const t = useTranslations('account.mailbox');
  const { call } = useApp();
  const { locale = 'nl', letter } = Route.useSearch();
  const { data: letters } = useSuspenseQuery(lettersQuery(call, locale));
  const shown = letters.find((each) => nameOf(each) === letter) ?? letters[0];
  return (
    <Page>
      <PageHeading
        title={t('letters')}
        intro={t('lettersIntro')}
        aside={
          <LinkButton variant="secondary" size="compact" link={<Link to="/dev/mail" />}>
            {t('back')}
          </LinkButton>
        }
      />
      <nav aria-label={t('lettersLanguage')} className="mt-4 flex flex-wrap gap-2">
        {locales.map((each) => (
          <LinkButton
            key={each}
            size="compact"
            variant={each === locale ? 'soft' : 'secondary'}
            link={
              <Link
                to="/dev/letters"
                search={{ locale: each, ...(letter !== undefined && { letter }) }}
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
              />
            }
          >
            {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
          </LinkButton>
        ))}
      </nav>
      <div className="mt-6 grid gap-6 lg:grid-cols-[320px_1fr]">
        <ol className="grid gap-1 content-start max-h-[760px] overflow-y-auto" tabIndex={0}>
          {letters.map((each) => (
            <LetterLine key={nameOf(each)} letter={each} locale={locale} isShown={each === shown} />
          ))}
        </ol>
        {shown && <LetterView letter={shown} locale={locale} />}
      </div>
    </Page>
  );
}

function LetterLine({ letter, locale, isShown }: { letter: Letter; locale: Locale; isShown: boolean }) {
  return (
    <li>
      <Link
        to="/dev/letters"
        search={{ locale, letter: nameOf(letter) }}
        resetScroll={false}
        className={`block rounded-ctl p-3 text-ink no-underline ${isShown ? 'bg-sunken' : ''}`}
        aria-current={isShown ? 'true' : undefined}
      >
        <span className="block font-medium" lang={locale}>
          {letter.subject}
        </span>
        <span className="block text-sm text-ink-2">
          {letter.template} · {letter.state}
        </span>
      </Link>
    </li>
  );
}

function LetterView({ letter, locale }: { letter: Letter; locale: Locale }) {
  const t = useTranslations('account.mailbox');
  return (
    <div className="grid gap-4 min-w-0">
      <iframe
        key={`${nameOf(letter)}/${locale}`}
        title={t('html')}
        src={`/dev/letters/${nameOf(letter)}/${locale}`}
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        className="w-full h-[680px] rounded-panel border border-line"
      />
      <Panel>
        <h2 className="text-lg">{t('text')}</h2>
        <pre className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere" lang={locale}>
          {letter.text}
        </pre>
      </Panel>
    </div>
  );
}
