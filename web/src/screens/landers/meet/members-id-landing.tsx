import { createFileRoute } from '@tanstack/react-router';
import { MeetQuoted } from '../../../features/landers/meet/meet-quoted.tsx';
import { landerData, leaveAsMember, meetHead } from '../frame/lander-route.ts';
import { loadMember } from '../frame/load-lander.ts';
import { MeetPage } from './meet-page.tsx';

export const Route = createFileRoute('/_lander/members/$id/landing')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: async (page) => ({ member: await loadMember(page) }),
  head: ({ match, loaderData }) => meetHead(match.context, loaderData?.member),
  component: Screen,
});

function Screen() {
  const { member } = Route.useLoaderData();
  const { id } = Route.useParams();
  return (
    <MeetPage id={id} member={member}>
      {(meet) => <MeetQuoted {...meet} />}
    </MeetPage>
  );
}
