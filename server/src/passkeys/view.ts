import { calendarDay } from '@vonk/contract/calendar';
import type { Passkey as Shown } from '@vonk/contract/passkeys';
import type { MemberCall } from '../accounts/index.ts';
import type { Passkey } from './passkeys.ts';

export const viewOf = (passkeys: readonly Passkey[], { site }: MemberCall): Shown[] =>
  passkeys.map(({ id, name, createdAt, lastUsedOn }) => ({
    id,
    name,
    added_on: calendarDay(createdAt, site.timeZone),
    last_used_on: lastUsedOn,
  }));
