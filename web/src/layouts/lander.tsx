import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../api/use-app.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Logo } from '../ui/frame/logo.tsx';
import { TopBar } from '../ui/frame/navigation.tsx';
import { EntryWarning } from './entry-warning.tsx';
import { Footer } from './footer.tsx';

export const Route = createFileRoute('/_lander')({ component: LanderLayout });

function LanderLayout() {
  const t = useTranslations('shell');
  const { settings } = useApp();
  const user = useUser();
  return (
    <>
      <TopBar
        plain
        logo={<Logo name={settings.name} link={<Link to="/" />} />}
        account={
          !user && (
            <LinkButton variant="secondary" size="compact" link={<Link to="/login" />}>
              {t('login')}
            </LinkButton>
          )
        }
      />
      <Outlet />
      <Footer />
      <EntryWarning />
    </>
  );
}
