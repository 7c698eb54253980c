import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** What a member can be told of (NOTI-1). */
export const notificationTypes = [
  'conversation',
  'message',
  'like',
  'unread',
  'weekly',
  'promotions',
  'news',
  'reminders',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What is on until the member chooses otherwise (C36, T93). */
export const defaultNotifications = [
  'conversation',
  'message',
  'like',
  'unread',
] as const satisfies readonly NotificationType[];

const types = z.array(z.enum(notificationTypes));

export const notificationChoices = z.object({
  mail: types,
  push: types,
  /** Whether a push may show name, photo or text (X6). */
  shows_content: z.boolean(),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const notificationsEndpoints = endpoints({
  'GET /api/notifications.php': { input: z.object({}), output: notificationChoices, errors: [] },
  /** Changes the given lists only. */
  'PUT /api/notifications.php': {
    input: z.strictObject({ mail: z.optional(types), push: z.optional(types), shows_content: z.optional(z.boolean()) }),
    output: notificationChoices,
    errors: [],
  },
});
