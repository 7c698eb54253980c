import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** Advertising is off until the member says yes to it (T93). */
type Nature =
  | { readonly isMarketing: false; readonly isOnAtFirst: boolean }
  | { readonly isMarketing: true; readonly isOnAtFirst: false };

/** What a member can be told of (NOTI-1), in the order in which it is shown. */
const natures = {
  conversation: { isMarketing: false, isOnAtFirst: true },
  message: { isMarketing: false, isOnAtFirst: true },
  like: { isMarketing: false, isOnAtFirst: true },
  unread: { isMarketing: false, isOnAtFirst: true },
  weekly: { isMarketing: true, isOnAtFirst: false },
  promotions: { isMarketing: true, isOnAtFirst: false },
  news: { isMarketing: true, isOnAtFirst: false },
  reminders: { isMarketing: true, isOnAtFirst: false },
} as const satisfies Readonly<Record<string, Nature>>;
export type NotificationType = keyof typeof natures;
export const notificationTypes = Object.keys(natures) as NotificationType[];

/** What is on until the member chooses otherwise (C36). */
export const defaultNotifications = notificationTypes.filter((type) => natures[type].isOnAtFirst);

/** What is advertising: told to many at once, or by the clock, and not because something happened to a member. */
export type MarketingType = {
  [Type in NotificationType]: (typeof natures)[Type]['isMarketing'] extends true ? Type : never;
}[NotificationType];
export const marketingTypes = notificationTypes.filter((type): type is MarketingType => natures[type].isMarketing);

const clockHour = z.int().check(z.minimum(0), z.maximum(23));
/** Hours of the member's clock, past midnight where `until` is the smaller one. */
const quietHours = z
  .strictObject({ from: clockHour, until: clockHour })
  .check(z.refine(({ from, until }) => from !== until));
export type QuietHours = z.infer<typeof quietHours>;

/** When nothing is told until the member chooses otherwise (NOTI-4). */
export const defaultQuietHours: QuietHours = { from: 22, until: 8 };

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** A name of the time zone database, as browsers tell it, old names too. */
export const timeZoneName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/), z.refine(isTimeZone));

const types = z.array(z.enum(notificationTypes));

export const notificationChoices = z.object({
  mail: types,
  push: types,
  /** Whether a push may show name, photo or text (X6). */
  shows_content: z.boolean(),
  /** When nothing is told: it waits until they are over. Null: at no time. */
  quiet: z.nullable(quietHours),
  /** On whose clock they are; null: on the site's. */
  time_zone: z.nullable(z.string()),
  /** Until when no mail comes that a member may refuse; ISO 8601. */
  mail_paused_until: z.nullable(z.string()),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

/**
 * What a member is told of whatever they chose: of their account and its safety, of their money, of their safety among
 * others, and what the law has us tell.
 */
export const unrefusableTypes = ['account', 'money', 'safety', 'legal'] as const;
export type UnrefusableType = (typeof unrefusableTypes)[number];

export const isMarketing = (type: NotificationType | UnrefusableType): type is MarketingType =>
  (marketingTypes as readonly string[]).includes(type);

/** How many tellings a page of the member's list has. */
export const toldPageSize = 20;

/**
 * What became of telling something by one way: `withdrawn` is what was seen before or may not be seen any more,
 * `no_device` what no browser was there for. What did not arrive says why: there is no such mailbox, it was refused, it
 * was tried for long and given up, or it was taken over and came back.
 */
const toldOutcomes = [
  'waiting',
  'told',
  'withdrawn',
  'unwanted',
  'no_device',
  'no_mailbox',
  'refused',
  'given_up',
  'returned',
] as const;
export type ToldOutcome = (typeof toldOutcomes)[number];

const toldWay = z.object({ outcome: z.enum(toldOutcomes), at: z.nullable(z.string()) });

/** How long mails are paused by one press. */
export const mailPauseDays = 30;

/** What ending mails by a link did, as the page behind it shows it. */
export const subscription = z.object({
  /** Null when the account is not there any more: nothing will come. */
  email: z.nullable(z.string()),
  type: z.enum(notificationTypes),
  /** What goes on by mail. */
  mail: types,
  mail_paused_until: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

/** `type`: what the link is of; `all`: whatever a member may refuse; `month`: all of it, for `mailPauseDays`. */
export const subscriptionChanges = ['type', 'all', 'month'] as const;

const linkToken = z.string().check(z.maxLength(300));

export const notificationsEndpoints = endpoints({
  'GET /api/notifications.php': { input: z.object({}), output: notificationChoices, errors: [] },
  /** Changes what is given only. */
  'PUT /api/notifications.php': {
    input: z.strictObject({
      mail: z.optional(types),
      push: z.optional(types),
      shows_content: z.optional(z.boolean()),
      quiet: z.optional(z.nullable(quietHours)),
      time_zone: z.optional(z.nullable(timeZoneName)),
      /** Mails come again. */
      mail_paused_until: z.optional(z.null()),
      /** Whatever ended mails (`notifications_disabled`) is over: they are tried again, as chosen. */
      tries_mail_again: z.optional(z.literal(true)),
    }),
    output: notificationChoices,
    errors: [],
  },
  /** What the member was told outside the site or soon will be, the newest first. */
  'GET /api/tellings.php': {
    input: z.object({ after: z.optional(z.uuid()) }),
    output: z.object({
      tellings: z.array(
        z.object({
          id: z.string(),
          kind: z.enum([...notificationTypes, ...unrefusableTypes]),
          count: z.number(),
          /** When it began. */
          at: z.string(),
          /** Null where it was never to be pushed. */
          push: z.nullable(toldWay),
          /** Null where it was never to be mailed. */
          mail: z.nullable(toldWay),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    errors: [],
  },
  /** The member opened a push: what it told is not mailed as well. One that is gone is no mistake. */
  'POST /api/telling-opened.php': {
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: [],
  },
  /** What a link in a mail would end, for whoever has it (RFC 8058); reading it changes nothing. */
  'GET /api/unsubscribe.php': { input: z.object({ token: linkToken }), output: subscription, errors: ['link_invalid'] },
  /** Ends mails, without a login; pressed twice it is the same. */
  'POST /api/unsubscribe.php': {
    input: z.strictObject({ token: linkToken, change: z.enum(subscriptionChanges) }),
    /** `undo` brings back what was before, for an hour; null when nothing is to be brought back. */
    output: z.object({ ...subscription.shape, undo: z.nullable(z.string()) }),
    errors: ['link_invalid'],
  },
  /** It was a mistake: all is as it was before. */
  'PUT /api/unsubscribe.php': {
    input: z.strictObject({ token: linkToken, undo: z.string().check(z.maxLength(1000)) }),
    output: subscription,
    errors: ['link_invalid'],
  },
});
