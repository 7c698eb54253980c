/** What the event stream tells a member: each kind is sent by one server module and heard by its name in the browser. */
export const liveKinds = [
  'account',
  'balance',
  'chat_removed',
  'delivered',
  'like',
  'like_ended',
  'like_given',
  'like_seen',
  'match',
  'message',
  'message_hidden',
  'payment',
  'people_changed',
  'photo',
  'read',
  'receipt',
  'typing',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** How often an open stream says that it lives; a browser that heard nothing for twice as long opens another. */
export const liveBeatSeconds = 20;
