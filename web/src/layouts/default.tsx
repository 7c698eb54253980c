import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ScreenTaken } from '../device/start/taken-over.tsx';
import { ensureOffer } from '../prices/discounts.ts';
import { MainNavigation, MainTabs } from './navigation/main-navigation.tsx';
import { Footer } from './navigation/footer.tsx';
import { MemberAlerts } from './member-alerts.tsx';
import { InstallSlot } from './popups/install-slot.tsx';
import { PopupOfAddress } from './popups/popup-of-address.tsx';

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
      <ScreenTaken />
    </>
  );
}
