import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import type { AppContext } from '../api/context.ts';
import { settingsQuery, userQuery } from '../api/queries.ts';
import type { Namespace } from '../texts/messages.ts';
import { SignupProvider } from '../features/account/signup-provider.tsx';
import { SkipLink } from '../ui/frame/page.tsx';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import '../ui/styles/index.css';
import { MemberLife } from './member-life.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The namespaces of texts this screen needs, beside `shell`. */
    texts?: readonly Namespace[];
  }
}

export const Route = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context: { call, queryClient, texts }, matches }) => {
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(settingsQuery(call)),
      queryClient.ensureQueryData(userQuery(call)),
      texts.load(['shell', ...matches.flatMap((match) => match.staticData.texts ?? [])]),
    ]);
    return { settings };
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content' },
      { title: match.context.settings?.name },
      { name: 'description', content: match.context.settings?.description },
      { name: 'color-scheme', content: 'light dark' },
    ],
  }),
  component: Document,
});

function Document() {
  const { texts, page, settings } = Route.useRouteContext();
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  return (
    <html lang={texts.locale}>
      <head>
        <HeadContent />
        <style nonce={page.nonce} dangerouslySetInnerHTML={{ __html: page.themeCss }} suppressHydrationWarning />
      </head>
      <body>
        <IntlProvider locale={texts.locale} messages={messages} timeZone={settings.time_zone}>
          <Shell />
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  );
}

function Shell() {
  const t = useTranslations('shell');
  return (
    <ToastRegion label={t('notices')} closeLabel={t('close')}>
      <SkipLink>{t('skip')}</SkipLink>
      <SignupProvider>
        <MemberLife>
          <Outlet />
        </MemberLife>
      </SignupProvider>
    </ToastRegion>
  );
}
