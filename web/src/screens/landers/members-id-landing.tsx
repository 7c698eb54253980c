import { createFileRoute } from '@tanstack/react-router';
import { MeetQuoted } from '../../features/landers/meet/meet-quoted.tsx';
import { MeetNobody } from '../../features/landers/meet/parts.tsx';
import '../../features/landers/lander.css';
import '../../features/landers/meet/meet.css';
import { LanderPage, useStart, useWrite } from './lander-page.tsx';
import { landerData, leaveAsMember, loadMember, meetHead } from './lander-route.ts';

export const Route = createFileRoute('/_lander/members/$id/landing')({
  staticData: landerData,
  beforeLoad: leaveAsMember,
  loader: async (page) => ({ member: await loadMember(page) }),
  head: ({ match, loaderData }) => meetHead(match.context, loaderData?.member),
  component: Screen,
});

function Screen() {
  const content = Route.useLoaderData();
  const { id } = Route.useParams();
  const start = useStart(`/members/${id}`);
  const write = useWrite(id);
  const { member } = content;
  return <LanderPage>{member ? <MeetQuoted {...content} member={member} write={write} /> : <MeetNobody start={start} />}</LanderPage>;
}
