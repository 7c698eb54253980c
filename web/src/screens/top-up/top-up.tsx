import { createFileRoute } from '@tanstack/react-router';
import { LinkRequest } from '../../features/payments/top-up/link-request.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/top-up')({
  staticData: { texts: ['topup', 'errors'], title: 'topup.ask.title' },
  component: TopUp,
});

/** Where the link at the foot of every page leads, for whoever cannot or does not want to log in (T46). */
function TopUp() {
  return (
    <Page width="form">
      <LinkRequest />
    </Page>
  );
}
