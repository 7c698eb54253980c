import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '../api/call.ts';

/** What is shown when a screen failed: its message and status, with a way home. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations('shell.error');
  const status = error instanceof CallError && error.statusCode > 0 ? error.statusCode : 500;
  return (
    <ErrorPage title={t('title')} message={error instanceof CallError && error.message ? error.message : t('generic')} status={status} />
  );
}

/** The 404 page. */
export function NotFoundScreen() {
  const t = useTranslations('shell.error');
  return <ErrorPage title={t('notFoundTitle')} message={t('notFound')} status={404} />;
}

function ErrorPage({ title, message, status }: { title: string; message: string; status: number }) {
  const t = useTranslations('shell.error');
  return (
    <main className="mx-auto max-w-xl px-6 py-20 text-center">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="mt-4">{message}</p>
      <p className="mt-2">{t('code', { status: String(status) })}</p>
      <p className="mt-6">
        <Link to="/">{t('home')}</Link>
      </p>
    </main>
  );
}
