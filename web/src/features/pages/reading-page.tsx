import type { StaticPage } from '@vonk/contract/pages';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Page, PageHeading } from '../../ui/frame/page.tsx';
import { Contact } from './contact.tsx';
import { Contents } from './contents.tsx';
import { PageBlocks } from './page-blocks.tsx';
import './pages.css';

type ReadingPageProps = {
  page: StaticPage;
  /** Between the heading and the text: a choice, a search field. */
  children?: ReactNode;
  /** Instead of the sections: those that were found. */
  body?: ReactNode;
};

/** A page to read: its contents, its text in a column of 62 characters, and the way to a person. */
export function ReadingPage({ page, children, body }: ReadingPageProps) {
  const { title, description, intro, sections } = page;
  return (
    <Page width="wide">
      <div className="reading">
        <div className="reading-head">
          <PageHeading title={title} intro={description} />
          <VersionDate page={page} />
          {children}
        </div>
        {sections.length > 2 && <Contents sections={sections} />}
        <article className="reading-text">
          <PageBlocks blocks={intro} />
          {body ??
            sections.map(({ id, title: heading, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <PageBlocks blocks={blocks} />
              </section>
            ))}
          <Contact />
        </article>
      </div>
    </Page>
  );
}

function VersionDate({ page: { version_date: date } }: Pick<ReadingPageProps, 'page'>) {
  const t = useTranslations('pages');
  const format = useFormatter();
  const { settings } = useApp();
  if (date === null) return null;
  return (
    <p className="reading-version">
      {t('version', { date: format.dateTime(new Date(date), { dateStyle: 'long', timeZone: settings.time_zone }) })}
    </p>
  );
}
