import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

export const Route = createFileRoute('/_lander/')({ staticData: { texts: ['landing'] }, component: Landing });

function Landing() {
  const t = useTranslations('landing');
  const { settings } = Route.useRouteContext();
  return (
    <main>
      <p>{settings.name}</p>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </main>
  );
}
