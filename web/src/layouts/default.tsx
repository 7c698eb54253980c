import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ConfirmAlert } from '../features/account/confirm-alert.tsx';
import { MainNavigation, MainTabs } from './main-navigation.tsx';
import { Footer } from './footer.tsx';

export const Route = createFileRoute('/_default')({ component: DefaultLayout });

function DefaultLayout() {
  return (
    <>
      <MainNavigation />
      <ConfirmAlert />
      <Outlet />
      <Footer />
      <MainTabs />
    </>
  );
}
