import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../api/routing/page-head.ts';
import { useApp } from '../../api/use-app.ts';
import { ConsentSwitch } from '../../features/account/consent/consent-switch.tsx';
import { pageQuery } from '../../features/pages/queries.ts';
import { ReadingPage } from '../../features/pages/reading-page.tsx';

export const Route = createFileRoute('/_default/pages/cookies')({
  staticData: { texts: ['pages', 'device'] },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(pageQuery(call, 'cookies')),
  head: ({ loaderData, match: { context } }) => (loaderData ? pageHead(context, loaderData) : {}),
  component: PagesCookies,
});

function PagesCookies() {
  const { call } = useApp();
  const { data: page } = useSuspenseQuery(pageQuery(call, 'cookies'));
  return (
    <ReadingPage page={page}>
      <ConsentSwitch />
    </ReadingPage>
  );
}
