import { createFileRoute } from '@tanstack/react-router';
import { AdultOnly } from '../../features/landers/heroes/people/adult-only.tsx';
import { LanderPage, useStart } from './frame/lander-page.tsx';
import { landerData, landerHead, leaveAsMember } from './frame/lander-route.ts';
import { loadLander } from './frame/load-lander.ts';

export const Route = createFileRoute('/_lander/landers/adultonly')({
  staticData: { ...landerData, texts: [...landerData.texts, 'account'] },
  beforeLoad: leaveAsMember,
  loader: (page) => loadLander('adultonly', page),
  head: ({ match, loaderData }) => landerHead('adultonly', match, loaderData),
  component: Screen,
});

function Screen() {
  const lander = Route.useLoaderData();
  return (
    <LanderPage lander={lander}>
      <AdultOnly lander={lander} start={useStart()} />
    </LanderPage>
  );
}
