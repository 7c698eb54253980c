import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router';
import { ScreenTaken } from '../device/start/taken-over.tsx';
import { useApp, useUser } from '../api/use-app.ts';
import { Logo } from '../ui/frame/logo.tsx';
import { TopBar } from '../ui/frame/navigation.tsx';
import { Footer } from './navigation/footer.tsx';
import { NoPopupOfAddress, PopupOfAddress } from './popups/popup-of-address.tsx';
import { VisitorLinks } from './navigation/visitor-links.tsx';

export const Route = createFileRoute('/_lander')({ component: LanderLayout });

/** It shows nobody before its own gate. */
const withoutPeople = '/landers/adultonly';

function LanderLayout() {
  const { settings } = useApp();
  const user = useUser();
  const { pathname } = useLocation();
  return (
    <>
      <TopBar plain logo={<Logo name={settings.name} link={<Link to="/" />} />} account={!user && <VisitorLinks />} />
      <Outlet />
      {pathname === withoutPeople ? <NoPopupOfAddress /> : <PopupOfAddress />}
      <Footer />
      <ScreenTaken />
    </>
  );
}
