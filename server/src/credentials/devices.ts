import type { CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { listDevices, type MemberCall } from '../accounts/index.ts';
import type { Reader } from '../platform/database/db.ts';

/** The member's devices as the contract shows them: by day, no finer. */
export async function devicesOf(
  reader: Reader,
  { member, site, now }: MemberCall,
): Promise<CallOutput<'GET /api/devices.php'>> {
  const devices = await listDevices(reader, member, now);
  return {
    devices: devices.map(({ id, device, lastUsedAt, isCurrent }) => ({
      id,
      name: device,
      last_used_on: calendarDay(lastUsedAt, site.timeZone),
      is_current: isCurrent,
    })),
  };
}
