import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { notificationsEndpoints } from '@vonk/contract/notifications';
import { holdAccount, type MemberCall, type ModuleRoutes } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { readChoices, saveChoices } from '../mails/index.ts';

export interface NotificationServices {
  readonly db: Db;
}

/** What a member wants to be told of (NOTI-1). */
export const notificationsRoutes = (services: NotificationServices): ModuleRoutes<typeof notificationsEndpoints> => ({
  'GET /api/notifications.php': { access: 'member', handle: ({ member }) => readChoices(services.db, member) },
  'PUT /api/notifications.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: (call, input) => choose(services, call, input),
  },
});

/** Changes what is given; two switches at one moment do not undo each other. */
const choose = (
  { db }: NotificationServices,
  { member, now }: MemberCall,
  { mail, push, shows_content }: CallInput<'PUT /api/notifications.php'>,
): Promise<CallOutput<'PUT /api/notifications.php'>> =>
  db.transact(async (tx) => {
    await holdAccount(tx, member);
    const before = await readChoices(tx, member);
    const choices = {
      mail: mail ?? before.mail,
      push: push ?? before.push,
      shows_content: shows_content ?? before.shows_content,
    };
    await saveChoices(tx, member, { ...choices, now });
    return readChoices(tx, member);
  });
