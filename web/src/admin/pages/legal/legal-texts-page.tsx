import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayUse } from '@vonk/contract/admin/roles';
import type { LegalPageListed } from '@vonk/contract/admin/sites/legal';
import type { LegalState } from '@vonk/contract/admin/sites/legal-words';
import { languageNames, locales } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { Status } from '../../parts/status.tsx';
import { legalTextsQuery } from './queries.ts';

/** The static pages of a site: what holds, what is to come, and which languages are behind (STAFF-4, T64). */
export function LegalTextsPage() {
  const t = useTranslations('admin-legal');
  const { call } = useAdmin();
  const { site, name } = useOwnSite(mayUse.sites);
  const query = useQuery(legalTextsQuery(call, site));
  return (
    <>
      <PageHead title={t('title')} intro={name && t('intro', { site: name })} />
      <Loaded query={query}>
        {({ pages }) => (
          <section className="pane pane-flush" aria-label={t('title')}>
            <PagesTable pages={pages} />
          </section>
        )}
      </Loaded>
    </>
  );
}

function PagesTable({ pages }: { pages: readonly LegalPageListed[] }) {
  const t = useTranslations('admin-legal');
  const columns: readonly Column<LegalPageListed>[] = [
    { key: 'page', head: t('columns.page'), renderCell: ({ page }) => t(`pages.${page}`) },
    { key: 'inForce', head: t('columns.inForce'), renderCell: (page) => <InForce page={page} /> },
    { key: 'languages', head: t('columns.languages'), renderCell: (page) => <Languages page={page} /> },
    {
      key: 'act',
      head: t('columns.act'),
      isActs: true,
      renderCell: ({ page }) => (
        <Link to="/legal-texts/$page" params={{ page }} aria-label={t('changeOf', { page: t(`pages.${page}`) })}>
          {t('change')}
        </Link>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={pages} idOf={({ page }) => page} />;
}

function InForce({ page: { in_force: inForce, coming } }: { page: LegalPageListed }) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <>
      {inForce ? t('version', { number: String(inForce.version) }) : t('standard')}
      {inForce && <span className="cell-second">{t('since', { at: day(inForce.since) })}</span>}
      {coming && (
        <span className="cell-second">
          <Status kind="new">{t('coming', { number: String(coming.version), at: day(coming.from) })}</Status>
        </span>
      )}
    </>
  );
}

function Languages({ page: { languages } }: { page: LegalPageListed }) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const named = (state: LegalState) =>
    format.list(locales.filter((locale) => languages[locale] === state).map((locale) => languageNames[locale]));
  const [missing, outdated] = [named('missing'), named('outdated')];
  if (missing === '' && outdated === '') return <Status kind="ok">{t('allReady')}</Status>;
  return (
    <span className="legal-behind">
      {missing !== '' && <Status kind="bad">{t('missingIn', { languages: missing })}</Status>}
      {outdated !== '' && <Status kind="risk">{t('outdatedIn', { languages: outdated })}</Status>}
    </span>
  );
}
