import { Link } from '@tanstack/react-router';
import type { MemberView } from '@vonk/contract/admin/members';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { useMe } from '../../api/context.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { useActionName } from '../../parts/use-action-name.ts';
import { useAgo } from '../../parts/use-ago.ts';

type Entry = NonNullable<MemberView['history']>[number];

/** Who looked here or did something, the newest first. */
export function HistoryPart({ id: member, entries }: { id: string; entries: readonly Entry[] }) {
  const t = useTranslations('admin-members.history');
  const actionName = useActionName();
  const ago = useAgo();
  const { grants } = useMe();
  return (
    <Pane title={t('title')}>
      {entries.length === 0 && <p className="pane-intro">{t('none')}</p>}
      <ul className="line-list">
        {entries.map(({ id, at, actor, action, reason }) => (
          <li key={id}>
            <span className="line-text">
              <b>
                {actor}: {actionName(action)}
              </b>
              <span>
                <time dateTime={at}>{ago(at)}</time>
                {reason !== '' && ` · ${reason}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {hasRole(grants, mayUse.log) && (
        <p className="pane-note">
          <Link to="/log" search={{ subject: member }}>
            {t('all')}
          </Link>
        </p>
      )}
    </Pane>
  );
}
