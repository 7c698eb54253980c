import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { StaticPage } from '@vonk/contract/pages';
import { useState } from 'react';
import { orNotFound } from '../../api/routing/or-not-found.ts';
import { ownSearch } from '../../api/routing/own-search.ts';
import { pageHead, structuredData } from '../../api/routing/page-head.ts';
import { useApp } from '../../api/use-app.ts';
import { FaqList, FaqSearch } from '../../features/pages/faq.tsx';
import { pageQuery } from '../../features/pages/queries.ts';
import { faqData } from '../../features/pages/questions.ts';
import { ReadingPage } from '../../features/pages/reading-page.tsx';

export const Route = createFileRoute('/_default/pages/$id')({
  staticData: { texts: ['pages'], isQuiet: true },
  validateSearch: ownSearch(['q'], ({ q }: { q?: unknown }): { q?: string } =>
    typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {},
  ),
  loader: ({ context: { call, queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(pageQuery(call, id)).catch(orNotFound),
  head: ({ loaderData, match: { context } }) => headOf(context, loaderData),
  component: PagesId,
});

type Context = Parameters<typeof pageHead>[0];

/** The questions are told to search engines as what they are (schema.org, FAQPage). */
function headOf(context: Context, page: StaticPage | undefined) {
  if (!page) return {};
  const { meta } = pageHead(context, page);
  return page.id === 'faq' ? { meta: [...meta, structuredData(faqData(page.sections))] } : { meta };
}

function PagesId() {
  const { call } = useApp();
  const { id } = Route.useParams();
  const { data: page } = useSuspenseQuery(pageQuery(call, id));
  return page.id === 'faq' ? <Faq /> : <ReadingPage page={page} />;
}

function Faq() {
  const { call } = useApp();
  const { q = '' } = Route.useSearch();
  const { data: page } = useSuspenseQuery(pageQuery(call, 'faq'));
  const [words, setWords] = useState(q);
  return (
    <ReadingPage page={page} body={<FaqList page={page} words={words} />}>
      <FaqSearch page={page} words={words} onWords={setWords} />
    </ReadingPage>
  );
}
