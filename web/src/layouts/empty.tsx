import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { ScreenTaken } from '../device/start/taken-over.tsx';
import { useApp } from '../api/use-app.ts';
import { Logo } from '../ui/frame/logo.tsx';
import { TopBar } from '../ui/frame/navigation.tsx';
import { ShortFooter } from './navigation/footer.tsx';
import { NoPopupOfAddress } from './popups/popup-of-address.tsx';
import { LanguageLink } from './navigation/visitor-links.tsx';

export const Route = createFileRoute('/_empty')({ component: EmptyLayout });

function EmptyLayout() {
  const { settings } = useApp();
  return (
    <>
      <TopBar plain logo={<Logo name={settings.name} link={<Link to="/" />} />} account={<LanguageLink />} />
      <Outlet />
      <ShortFooter />
      <NoPopupOfAddress />
      <ScreenTaken />
    </>
  );
}
