import { Link } from '@tanstack/react-router';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { countedMembers, type MemberLink } from '@vonk/contract/admin/members';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Pane } from '../../parts/layout/pane.tsx';
import { MemberStatus } from './member-status.tsx';
import type { One } from './queries.ts';

/** With whom a member has something in common; nothing is looked up before there is a reason for it. */
export function LinksPart({ one, name }: { one: One; name: string }) {
  const t = useTranslations('admin-members.links');
  const { call } = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const format = useFormatter();
  const [found, setFound] = useState<AdminCallOutput<'POST /api/admin/member-links'>>();
  const links = found?.links;
  const columns: readonly Column<MemberLink>[] = [
    {
      key: 'name',
      head: t('member'),
      renderCell: (link) => (
        <Link to="/members/$at/$id" params={{ at: String(one.site), id: link.id }}>
          {link.name}
        </Link>
      ),
    },
    { key: 'by', head: t('same'), renderCell: ({ by }) => by.map((kind) => t(`kinds.${kind}`)).join(' · ') },
    { key: 'state', head: t('state'), renderCell: ({ state }) => <MemberStatus state={state} /> },
  ];
  return (
    <Pane title={t('title')} wide>
      {links && links.length > 0 && (
        <DataTable label={t('title')} columns={columns} rows={links} idOf={({ id }) => id} />
      )}
      <p className="pane-intro" role="status">
        {links ? (links.length === 0 ? t('none') : t('weak')) : t('intro')}
      </p>
      {found && found.total > found.links.length && (
        <p className="pane-intro">
          {t('more', {
            shown: format.number(found.links.length),
            total: `${format.number(found.total)}${found.total >= countedMembers ? '+' : ''}`,
          })}
        </p>
      )}
      <div className="mt-2">
        <Button variant="secondary" size="compact" icon={<SearchIcon />} onClick={() => setAsking(true)}>
          {links ? t('again') : t('look')}
        </Button>
      </div>
      <p className="pane-note">{t('kept')}</p>
      {isAsking && (
        <ReasonDialog
          title={t('askTitle', { name })}
          text={t('askText')}
          action={t('look')}
          isOfMember
          isHarmless
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
          send={async (reason) => setFound(await call('POST /api/admin/member-links', { ...one, reason }))}
        />
      )}
    </Pane>
  );
}
