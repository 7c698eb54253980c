import { createFileRoute } from '@tanstack/react-router';
import { MeetUpClose } from '../../../features/landers/meet/meet-up-close.tsx';
import { landerData, leaveAsMember, meetHead } from '../frame/lander-route.ts';
import { loadMeeting } from '../frame/load-lander.ts';
import { MeetPage } from './meet-page.tsx';

export const Route = createFileRoute('/_lander/members/$id/landing3/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: (page) => loadMeeting('landing3', page),
  head: ({ match, loaderData }) => meetHead(match.context, loaderData?.member),
  component: Screen,
});

function Screen() {
  const { lander, member } = Route.useLoaderData();
  const { id } = Route.useParams();
  return (
    <MeetPage id={id} member={member}>
      {(meet) => <MeetUpClose lander={lander} {...meet} />}
    </MeetPage>
  );
}
