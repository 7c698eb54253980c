import type { MemberView } from '@vonk/contract/admin/members';
import { useTranslations } from 'use-intl';
import { Pane } from '../../parts/layout/pane.tsx';
import { useAgo } from '../../parts/use-ago.ts';

type Security = NonNullable<MemberView['security']>;

/** Whether they log in by two steps, and where they are logged in. */
export function SecurityPart({ security: { has_two_step, devices } }: { security: Security }) {
  const t = useTranslations('admin-members.security');
  const ago = useAgo();
  return (
    <Pane title={t('title')}>
      <dl className="facts">
        <dt>{t('twoStep')}</dt>
        <dd>{has_two_step ? t('on') : t('off')}</dd>
        <dt>{t('devices')}</dt>
        <dd>{String(devices.length)}</dd>
      </dl>
      <ul className="line-list">
        {devices.map(({ id, device, last_used_at }) => (
          <li key={id}>
            <span className="line-text">
              <b>{device}</b>
              <span>{ago(last_used_at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Pane>
  );
}
