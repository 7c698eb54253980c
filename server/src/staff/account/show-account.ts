import type { StaffAccount } from '@vonk/contract/admin/account';
import type { StaffCall } from '../call.ts';
import { countBackupCodes, hasCodeApp } from '../nouns/codes.ts';
import { listDevices } from '../nouns/devices.ts';
import { isOnDuty } from '../nouns/duty.ts';
import { readDutyHours } from '../nouns/duty-hours.ts';
import { listPasskeys } from '../nouns/passkeys.ts';
import { listSessions } from '../nouns/sessions.ts';
import type { StaffServices } from '../services.ts';

/** One's own sessions, second steps and duty. */
export async function showAccount(
  { db, push }: Pick<StaffServices, 'db' | 'push'>,
  { staff, now }: StaffCall,
): Promise<StaffAccount> {
  const week = await readDutyHours(db, staff);
  const sessions = await listSessions(db, staff, now);
  return {
    sessions: sessions.map(({ id, sessionHash, device, lastUsedAt }) => ({
      id,
      device,
      last_used_at: lastUsedAt.toISOString(),
      is_current: sessionHash.equals(staff.sessionHash),
    })),
    passkeys: (await listPasskeys(db, staff)).map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      added_at: addedAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    is_on_duty: await isOnDuty(db, staff),
    duty_hours: [...(week?.hours ?? [])],
    duty_time_zone: week?.timeZone ?? null,
    has_code_app: await hasCodeApp(db, staff),
    backup_codes_left: await countBackupCodes(db, staff),
    push_key: push?.publicKey ?? null,
    devices: (await listDevices(db, staff)).map(({ id, device, addedAt, isCurrent }) => ({
      id,
      device,
      added_at: addedAt.toISOString(),
      is_current: isCurrent,
    })),
  };
}
