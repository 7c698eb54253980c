import { createFileRoute, redirect } from '@tanstack/react-router';
import { structuredData } from '../api/routing/page-head.ts';
import { userQuery } from '../api/queries.ts';
import { SignupLink } from '../features/account/signup/signup-link.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import '../features/landing/landing.css';
import { siteData } from '../features/landing/site-data.ts';
import { Speakers } from '../features/landing/speakers.tsx';

export const Route = createFileRoute('/_lander/')({
  staticData: { texts: ['landing'], isQuiet: true },
  // A member's home is the search (C8).
  beforeLoad: async ({ context: { call, queryClient } }) => {
    if (await queryClient.ensureQueryData(userQuery(call))) throw redirect({ href: '/members' });
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.settings.index_title || context.settings.name }, structuredData(siteData(context))],
  }),
  component: Landing,
});

function Landing() {
  return (
    <main id="main">
      <Hero signup={<SignupLink />} />
      <HowItWorks />
      <Speakers />
    </main>
  );
}
