import { createFileRoute } from '@tanstack/react-router';
import { ResetRequest } from '../../features/account/credentials/reset-request.tsx';
import { Page } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_empty/reset-password/')({
  staticData: { texts: ['account', 'errors'], title: 'account.reset.title' },
  component: ResetPassword,
});

function ResetPassword() {
  return (
    <Page width="column">
      <ResetRequest />
    </Page>
  );
}
