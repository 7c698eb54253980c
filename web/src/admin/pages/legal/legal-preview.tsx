import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { legalMistake } from '@vonk/contract/admin/sites/legal-words';
import type { Locale } from '@vonk/contract/locales';
import { fillText } from '@vonk/contract/pages/fill';
import { parsePage } from '@vonk/contract/pages/markdown';
import { useTranslations } from 'use-intl';
import { Blocks } from '../../../ui/reading/blocks.tsx';
import { Pane } from '../../parts/layout/pane.tsx';

type LegalPreviewProps = { page: LegalPage; locale: Locale; body: string };

// What is being written stays where it is.
const linkTo = (href: string) => <a href={href} target="_blank" rel="noreferrer" />;

/** A page as visitors read it, from what is typed: with the site's own facts, and without what does not hold here. */
export function LegalPreview({ page, locale, body }: LegalPreviewProps) {
  const t = useTranslations('admin-legal');
  const text = body.trim();
  const isReadable = legalMistake(text, { promises: page.promises }) === undefined;
  return (
    <Pane title={t('preview')}>
      {isReadable ? <Read {...{ page, locale, text }} /> : <p className="pane-note">{t('previewWrong')}</p>}
    </Pane>
  );
}

function Read({ page, locale, text }: Omit<LegalPreviewProps, 'body'> & { text: string }) {
  const { title, description, intro, sections } = parsePage(fillText(text, page.facts[locale], page.conditions));
  return (
    <article className="legal-preview reading-text" lang={locale}>
      <p className="legal-preview-title">{title}</p>
      <p className="legal-preview-about">{description}</p>
      <Blocks blocks={intro} linkTo={linkTo} />
      {sections.map(({ id, title: heading, blocks }) => (
        <section key={id}>
          <h3 className="legal-preview-head">{heading}</h3>
          <Blocks blocks={blocks} linkTo={linkTo} />
        </section>
      ))}
    </article>
  );
}
