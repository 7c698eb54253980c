import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SiteLine } from '@vonk/contract/admin/sites/sites';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { useAdmin, useMe } from '../../api/context.ts';
import { Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Status } from '../../parts/status.tsx';
import { sitesQuery } from './queries.ts';
import { SignupStatus } from './signup-status.tsx';

/** The sites of this deployment (STAFF-4, SITE-1). */
export function SitesPage() {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const ownsAll = useMe().grants.some(({ role, site }) => role === 'owner' && site === null);
  const query = useQuery(sitesQuery(call));
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          ownsAll && (
            <LinkButton link={<Link to="/sites/new" />} icon={<AddIcon />}>
              {t('making.title')}
            </LinkButton>
          )
        }
      />
      <Loaded query={query}>
        {({ sites }) => (
          <ul className="panes panes-two">
            {sites.map((site) => (
              <SiteCard key={site.site} site={site} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function SiteCard({ site }: { site: SiteLine }) {
  const t = useTranslations('admin-sites');
  const format = useFormatter();
  const countryName = useCountryName();
  return (
    <li className="pane site-card">
      <div className="site-head">
        <i className="site-square" style={{ background: site.color }} />
        <h2>
          <Link to="/sites/$at" params={{ at: String(site.site) }}>
            {site.name}
          </Link>
          <span className="cell-second">{site.domain}</span>
        </h2>
        <SignupStatus signups={site.signups} />
      </div>
      <dl className="site-facts">
        <div>
          <dt>{t('countries')}</dt>
          <dd>{format.list(site.countries.map(countryName))}</dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{site.language}</dd>
        </div>
        <div>
          <dt>{t('company')}</dt>
          <dd>{site.company}</dd>
        </div>
      </dl>
      {site.lacks.length > 0 && <Status kind="risk">{t('lacks')}</Status>}
    </li>
  );
}
