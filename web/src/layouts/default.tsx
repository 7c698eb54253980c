import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ensureOffer } from '../api/discounts.ts';
import { MainNavigation, MainTabs } from './main-navigation.tsx';
import { Footer } from './footer.tsx';
import { MemberAlerts } from './member-alerts.tsx';
import { InstallSlot } from './install-slot.tsx';
import { PopupOfAddress } from './popup-of-address.tsx';

export const Route = createFileRoute('/_default')({
  staticData: { texts: ['discounts'] },
  loader: ({ context }) => ensureOffer(context),
  component: DefaultLayout,
});

function DefaultLayout() {
  return (
    <>
      <MainNavigation />
      <MemberAlerts />
      <Outlet />
      <InstallSlot />
      <Footer />
      <MainTabs />
      <PopupOfAddress />
    </>
  );
}
