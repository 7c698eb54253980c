import type { StaffAccount } from '@vonk/contract/admin/account';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { PasskeyIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { useAct } from '../../parts/use-act.ts';
import { useAgo } from '../../parts/use-ago.ts';

type PasskeyLinesProps = { passkeys: StaffAccount['passkeys']; onChanged: (account: StaffAccount) => void };

/** Each passkey with when it was made and used, and its removal. */
export function PasskeyLines({ passkeys, onChanged }: PasskeyLinesProps) {
  const t = useTranslations('admin-account.second');
  const format = useFormatter();
  const ago = useAgo();
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  return passkeys.map(({ id, name, added_at, last_used_at }) => (
    <li key={id}>
      <PasskeyIcon />
      <span className="line-text">
        <b>{t('passkey', { name })}</b>
        <span>
          {t('made', { date: format.dateTime(new Date(added_at), { dateStyle: 'medium' }) })}
          {last_used_at !== null && ` · ${t('used', { ago: ago(last_used_at) })}`}
        </span>
      </span>
      <Button
        variant="quiet"
        size="compact"
        busy={isBusy}
        aria-label={t('removePasskey', { name })}
        onClick={() => act(async () => onChanged(await call('DELETE /api/admin/passkey', { id })))}
      >
        {t('remove')}
      </Button>
    </li>
  ));
}
