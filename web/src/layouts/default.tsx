import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MainNavigation, MainTabs } from './main-navigation.tsx';
import { Footer } from './footer.tsx';

export const Route = createFileRoute('/_default')({ component: DefaultLayout });

function DefaultLayout() {
  return (
    <>
      <MainNavigation />
      <Outlet />
      <Footer />
      <MainTabs />
    </>
  );
}
