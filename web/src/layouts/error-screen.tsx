import { Link, useRouter } from '@tanstack/react-router';
import { Component, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { CallError } from '../api/call.ts';
import { useApp } from '../api/use-app.ts';
import { ScreenTaken } from '../device/start/taken-over.tsx';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { ErrorPage } from '../ui/feedback/error-page.tsx';
import { Logo } from '../ui/frame/logo.tsx';
import { TopBar } from '../ui/frame/navigation.tsx';

/**
 * What is shown when a screen failed: what happened, its code, and another try. Stands on its own, as anything around
 * it may be what failed.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Alone>
      <Failure error={error} />
    </Alone>
  );
}

/** The 404 page, inside the layout where something was not found. */
export function NotFoundScreen() {
  return (
    <Alone>
      <NotFound />
    </Alone>
  );
}

/** The 404 page of an address that leads nowhere: with a bar of its own. */
export function UnknownAddress() {
  const { settings } = useApp();
  return (
    <>
      <TopBar plain logo={<Logo name={settings.name} link={<Link to="/" />} />} />
      <NotFoundScreen />
    </>
  );
}

/**
 * Brings its own texts; when even that fails, the way home is left, named by the host: words may be what is missing.
 */
function Alone({ children }: { children: ReactNode }) {
  const { texts } = useRouter().options.context;
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  const last = <ErrorPage title="Error 500" message="" action={<a href="/">{globalThis.location?.host ?? '/'}</a>} />;
  if (!messages.shell) return last;
  return (
    <LastResort page={last}>
      <IntlProvider locale={texts.locale} messages={messages} timeZone="UTC">
        {children}
        <ScreenTaken />
      </IntlProvider>
    </LastResort>
  );
}

class LastResort extends Component<{ page: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.page : this.props.children;
  }
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('shell.error');
  const router = useRouter();
  const refusal = error instanceof CallError ? error : undefined;
  const retry = () => {
    // A file of the app that could not be loaded stays so until the page is loaded anew.
    if (refusal) void router.invalidate();
    else location.reload();
  };
  const isOffline = refusal?.code === 'offline' || globalThis.navigator?.onLine === false;
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline]);
  const action = <Button onClick={retry}>{t('retry')}</Button>;
  if (isOffline) return <ErrorPage title={t('offlineTitle')} message={t('offline')} action={action} />;
  if (refusal?.statusCode === 404) return <NotFound />;
  const message = `${refusal?.message || t('generic')} ${t('code', { status: String(refusal?.statusCode ?? 500) })}`;
  return <ErrorPage title={t('title')} message={message} action={action} />;
}

function NotFound() {
  const t = useTranslations('shell.error');
  const message = `${t('notFound')} ${t('code', { status: '404' })}`;
  return (
    <ErrorPage
      title={t('notFoundTitle')}
      message={message}
      action={<LinkButton link={<a href="/" />}>{t('home')}</LinkButton>}
    />
  );
}
