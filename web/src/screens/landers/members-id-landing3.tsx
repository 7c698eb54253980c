import { createFileRoute } from '@tanstack/react-router';
import { MeetUpClose } from '../../features/landers/meet/meet-up-close.tsx';
import { MeetNobody } from '../../features/landers/meet/parts.tsx';
import '../../features/landers/lander.css';
import '../../features/landers/meet/meet.css';
import { LanderPage, useStart, useWrite } from './lander-page.tsx';
import { landerData, leaveAsMember, loadLander, loadMember, meetHead } from './lander-route.ts';

export const Route = createFileRoute('/_lander/members/$id/landing3/{-$slug}')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: async (page) => {
    const [lander, member] = await Promise.all([loadLander('landing3', page), loadMember(page)]);
    return { lander, member };
  },
  head: ({ match, loaderData }) => meetHead(match.context, loaderData?.member),
  component: Screen,
});

function Screen() {
  const content = Route.useLoaderData();
  const { id } = Route.useParams();
  const start = useStart(`/members/${id}`);
  const write = useWrite(id);
  const { member } = content;
  return <LanderPage>{member ? <MeetUpClose {...content} member={member} write={write} /> : <MeetNobody start={start} />}</LanderPage>;
}
