import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { useApp, useUser } from '../api/use-app.ts';
import { Logo } from '../ui/frame/logo.tsx';
import { TopBar } from '../ui/frame/navigation.tsx';
import { Footer } from './footer.tsx';
import { VisitorLinks } from './visitor-links.tsx';

export const Route = createFileRoute('/_lander')({ component: LanderLayout });

function LanderLayout() {
  const { settings } = useApp();
  const user = useUser();
  return (
    <>
      <TopBar plain logo={<Logo name={settings.name} link={<Link to="/" />} />} account={!user && <VisitorLinks />} />
      <Outlet />
      <Footer />
    </>
  );
}
