import type { MemberState } from '@vonk/contract/admin/members';
import { useTranslations } from 'use-intl';
import { Status, type StatusKind } from '../../parts/status.tsx';

const kinds: Readonly<Record<MemberState, StatusKind>> = {
  not_confirmed: 'new',
  confirmed: 'ok',
  suspended: 'bad',
  leaving: 'off',
};

/** How an account stands. */
export function MemberStatus({ state }: { state: MemberState }) {
  const t = useTranslations('admin-members.states');
  return <Status kind={kinds[state]}>{t(state)}</Status>;
}
