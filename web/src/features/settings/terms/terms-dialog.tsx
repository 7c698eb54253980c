import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/loading.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Blocks } from '../../../ui/reading/blocks.tsx';
import { termsTextQuery } from './queries.ts';

export type WhichTerms = 'agreed' | 'next';

const linkTo = (href: string) => (href.startsWith('/') && !href.includes('#') ? <Link to={href} /> : <a href={href} />);

/** The words of a version of the terms, just as they were agreed to or will be. */
export function TermsDialog({ which, onClose }: { which: WhichTerms; onClose: () => void }) {
  const t = useTranslations('settings.terms');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const { data, error } = useQuery(termsTextQuery(call, which));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(which === 'agreed' ? 'agreedTitle' : 'nextTitle')}
      closeLabel={shell('close')}
      shape="full"
    >
      {error && <Alert kind="error">{error.message}</Alert>}
      {!data && !error && (
        <LoadingRegion busy label={shell('loading')}>
          <Skeleton shape="line" />
        </LoadingRegion>
      )}
      {data && (
        <article className="reading-text">
          <p>{data.page.description}</p>
          <Blocks blocks={data.page.intro} linkTo={linkTo} />
          {data.page.sections.map(({ id, title, blocks }) => (
            <section key={id}>
              <h3 className="terms-head">{title}</h3>
              <Blocks blocks={blocks} linkTo={linkTo} />
            </section>
          ))}
        </article>
      )}
    </Dialog>
  );
}
