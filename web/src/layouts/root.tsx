import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import { formatLocaleOf } from '@vonk/contract/locales';
import { trackingIn } from '@vonk/contract/tracking';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import type { AppContext } from '../api/context.ts';
import { noteInputScript, replayEarlyInput } from '../device/start/early-input.ts';
import { settingsQuery, userQuery } from '../api/queries.ts';
import type { Namespace } from '../texts/messages.ts';
import { SignupProvider } from '../features/account/signup/signup-provider.tsx';
import { SkipLink } from '../ui/frame/page.tsx';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import '../styles.css';
import { DeviceLife } from './device-life.tsx';
import { documentHead } from './head/document-head.ts';
import { EntryWarning } from './popups/entry-warning.tsx';
import { UnknownAddress } from './error-screen.tsx';
import { MemberFrame } from './member-frame.tsx';
import { NavigationNews } from './navigation/navigation-news.tsx';
import { ExpectScreen } from '../device/start/taken-over.tsx';
import { ThemeColour } from './head/theme-colour.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The namespaces of texts this screen needs, beside `shell`. */
    texts?: readonly Namespace[];
    /**
     * The texts that name and describe this screen in the document's head, as `payments.list.title`; they take no
     * arguments.
     */
    title?: string;
    description?: string;
    /** The page stands without a script: the app is fetched at the first touch. */
    isQuiet?: boolean;
  }
}

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context: { call, queryClient, texts }, matches, location }) => {
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(call, trackingIn(location.searchStr).network)),
      queryClient.ensureQueryData(userQuery(call)),
      texts.load(['shell', ...matches.flatMap((match) => match.staticData.texts ?? [])]),
    ]);
    return { settings };
  },
  head: ({ match: { context }, matches }) => documentHead(context, matches.at(-1)),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: UnknownAddress,
});

/** The document itself: also around the error page, so it needs nothing that had to be fetched. */
function Document({ children }: { children: ReactNode }) {
  const { texts, page, queryClient, call } = useRouter().options.context;
  const isMember = Boolean(queryClient.getQueryData(userQuery(call).queryKey));
  return (
    <html lang={texts.locale} data-member={isMember || undefined} suppressHydrationWarning>
      <head>
        <script nonce={page.nonce} dangerouslySetInnerHTML={{ __html: noteInputScript }} suppressHydrationWarning />
        <HeadContent />
        <ThemeColour />
        <style
          data-theme-of-host
          nonce={page.nonce}
          dangerouslySetInnerHTML={{ __html: page.themeCss }}
          suppressHydrationWarning
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Shell() {
  useEffect(replayEarlyInput, []);
  const { texts, settings } = Route.useRouteContext();
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  return (
    <IntlProvider
      locale={formatLocaleOf(texts.locale, settings.geoip_selected_country ?? settings.geoip_country)}
      messages={messages}
      timeZone={settings.time_zone}
    >
      <Frame />
    </IntlProvider>
  );
}

function Frame() {
  const t = useTranslations('shell');
  return (
    <ToastRegion label={t('notices')} closeLabel={t('close')}>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationNews />
      <ExpectScreen />
      <SignupProvider>
        <MemberFrame>
          <Outlet />
        </MemberFrame>
        <EntryWarning />
        <DeviceLife />
      </SignupProvider>
    </ToastRegion>
  );
}
