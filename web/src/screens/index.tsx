import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/use-app.ts';
import { SignupLink } from '../features/account/signup-link.tsx';
import { LinkButton } from '../ui/actions/button.tsx';
import { Page } from '../ui/frame/page.tsx';

export const Route = createFileRoute('/_lander/')({ staticData: { texts: ['landing'] }, component: Landing });

function Landing() {
  const t = useTranslations('landing');
  const shell = useTranslations('shell');
  const user = useUser();
  return (
    <Page width="narrow">
      <h1>{t('title')}</h1>
      <p className="mt-4 mb-6">{t('lead')}</p>
      {!user && <LinkButton link={<SignupLink />}>{shell('signup')}</LinkButton>}
    </Page>
  );
}
