import { maxStaffNameCharacters, type StaffAccount } from '@vonk/contract/admin/account';
import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { cleanName, type PasswordError } from '@vonk/contract/signup';
import { cutText } from '@vonk/contract/text';
import { hashPassword } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { judgePassword } from '../../credentials/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DoorCall, StaffCall } from '../call.ts';
import { setToken, tokenIn } from '../cookies.ts';
import { meOf } from '../me.ts';
import { isOnDuty, setDuty } from '../nouns/duty.ts';
import { type DutyWeek, keepDutyHours, readDutyHours } from '../nouns/duty-hours.ts';
import { changeName, changePassword } from '../nouns/people.ts';
import { endSession, endSessionOf, endSessions } from '../nouns/sessions.ts';
import type { StaffServices } from '../services.ts';
import { showAccount } from './show-account.ts';

/** Changes one's own name and language. */
export async function changeAccount(
  services: StaffServices,
  call: StaffCall<'name_required'>,
  { name: typed, locale }: AdminCallInput<'PUT /api/admin/account'>,
): Promise<AdminCallOutput<'PUT /api/admin/account'>> {
  const { staff, now } = call;
  const name = cutText(cleanName(typed), maxStaffNameCharacters) || call.refuse('name_required', { field: 'name' });
  await services.db.transact(async (tx) => {
    await changeName(tx, staff, { name, locale });
    const [actor, subject] = [staff.publicId, staff.publicId];
    if (name !== staff.name)
      await noteAction(tx, {
        siteId: null,
        actor,
        action: 'staff_renamed',
        subject,
        reason: `${staff.name} → ${name}`,
        now,
      });
  });
  return { me: meOf(services, { ...staff, name, locale }) };
}

/** Sets one's own password and ends the other sessions. */
export async function changeOwnPassword(
  services: StaffServices,
  call: StaffCall<PasswordError>,
  { password }: AdminCallInput<'PUT /api/admin/password'>,
): Promise<StaffAccount> {
  const { staff, now } = call;
  await judgePassword(call, password, staff);
  const passwordHash = await hashPassword(password);
  await services.db.transact(async (tx) => {
    await changePassword(tx, staff, passwordHash);
    await endSessions(tx, staff, staff.sessionHash);
    const actor = staff.publicId;
    await noteAction(tx, { siteId: null, actor, action: 'staff_password_changed', subject: actor, now });
  });
  return showAccount(services, call);
}

/** Begins one's own duty, or ends it; once. */
export async function changeDuty(
  services: StaffServices,
  call: StaffCall,
  { is_on_duty: isNext }: AdminCallInput<'PUT /api/admin/duty'>,
): Promise<StaffAccount> {
  const { staff, now } = call;
  await services.db.transact(async (tx) => {
    if ((await isOnDuty(tx, staff)) === isNext) return;
    await setDuty(tx, staff, isNext ? now : undefined);
    const action = isNext ? 'staff_duty_begun' : 'staff_duty_ended';
    await noteAction(tx, { siteId: null, actor: staff.publicId, action, subject: staff.publicId, now });
  });
  return showAccount(services, call);
}

/** Sets the hours of one's own week; what stands there already is no change. */
export async function changeDutyHours(
  services: StaffServices,
  call: StaffCall,
  { time_zone: timeZone, hours }: AdminCallInput<'PUT /api/admin/duty-hours'>,
): Promise<StaffAccount> {
  const { staff, now } = call;
  const week = { timeZone, hours: hours.toSorted((one, other) => one.weekday - other.weekday) };
  await services.db.transact(async (tx) => {
    const before = await readDutyHours(tx, staff);
    if (wordsOf(before) === wordsOf(week)) return;
    await keepDutyHours(tx, staff, week);
    const entry = { siteId: null, actor: staff.publicId, action: 'staff_duty_hours_changed' } as const;
    await noteAction(tx, { ...entry, subject: staff.publicId, reason: wordsOf(week), now });
  });
  return showAccount(services, call);
}

/** A week as the log has it; empty without hours. */
const wordsOf = (week: DutyWeek | undefined): string =>
  week === undefined || week.hours.length === 0
    ? ''
    : `${week.hours.map(({ weekday, from, until }) => `${weekday} ${from}–${until}`).join(', ')} (${week.timeZone})`;

/** Ends one of one's own sessions. */
export async function endOwnSession(
  services: StaffServices,
  call: StaffCall,
  { id }: { id: string },
): Promise<StaffAccount> {
  if (!(await services.db.transact((tx) => endSession(tx, call.staff, id)))) refuse('not_found');
  return showAccount(services, call);
}

export async function endOtherSessions(services: StaffServices, call: StaffCall): Promise<StaffAccount> {
  await services.db.transact((tx) => endSessions(tx, call.staff, call.staff.sessionHash));
  return showAccount(services, call);
}

/** Logs out; who is logged out already is so too. */
export async function logOut(services: StaffServices, call: DoorCall): Promise<Record<string, never>> {
  const token = tokenIn(services, call, 'session');
  if (token !== undefined) await services.db.transact((tx) => endSessionOf(tx, token));
  setToken(services, call, { kind: 'session', token: '' });
  setToken(services, call, { kind: 'pending', token: '' });
  return {};
}
