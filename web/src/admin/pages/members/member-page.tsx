import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { MemberView } from '@vonk/contract/admin/members';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { useAdmin, useMe } from '../../api/context.ts';
import { Loaded } from '../../parts/layout/pane.tsx';
import { ActButtons } from './acts/act-buttons.tsx';
import { FactsPart } from './facts-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { LinksPart } from './links-part.tsx';
import { MeasurePart } from './measure-part.tsx';
import { MemberHead } from './member-head.tsx';
import { CodesPart } from './money/codes-part.tsx';
import { MoneyPart } from './money/money-part.tsx';
import { memberQuery } from './queries.ts';
import { SecurityPart } from './security-part.tsx';

/** One member, with what one's roles need of them (STAFF-3). */
export function MemberPage() {
  const t = useTranslations('admin-members');
  const { call } = useAdmin();
  const { at, id } = useParams({ from: '/house/members/$at/$id' });
  const query = useQuery(memberQuery(call, { site: Number(at), id }));
  return (
    <>
      <nav className="crumbs" aria-label={t('crumbs')}>
        <Link to="/members">{t('title')}</Link> / <span aria-current="page">{id}</span>
      </nav>
      <Loaded query={query}>{(member) => <Parts member={member} site={Number(at)} />}</Loaded>
    </>
  );
}

function Parts({ member, site }: { member: MemberView; site: number }) {
  const { grants } = useMe();
  const { restriction, security, credits, payments, codes, history } = member;
  return (
    <>
      <MemberHead member={member} site={site} />
      <ActButtons member={member} one={{ site, id: member.id }} />
      <div className="panes panes-member">
        <FactsPart member={member} />
        {restriction && <MeasurePart current={restriction.current} />}
        {credits && (
          <MoneyPart
            one={{ site, id: member.id }}
            credits={credits}
            payments={payments ?? []}
            total={member.payments_total ?? 0}
          />
        )}
        {codes && <CodesPart codes={codes} total={member.codes_total ?? 0} />}
        {security && <SecurityPart security={security} />}
        {hasRole(grants, mayUse.memberLinks, site) && <LinksPart one={{ site, id: member.id }} name={member.name} />}
        {history && <HistoryPart id={member.id} entries={history} />}
      </div>
    </>
  );
}
