/**
 * What a day of the town is made of: how often one of those who come on a day does each of these in it, on average.
 * Assumed, not measured: put the numbers of your own site here (`/admin/numbers`), and run the bench again.
 */
export const perDay = {
  /** Pages of people who are no members. */
  visitor: 2,
  /** The list of members opened as a page, and the event stream of it. */
  visit: 3,
  /** Another page of it, or other filters. */
  search: 6,
  profile: 8,
  /** A conversation opened. */
  chat: 5,
  typing: 15,
  message: 12,
  read: 8,
  like: 4,
  login: 0.2,
  /** A photo of 12 megapixels uploaded. */
  photo: 0.05,
  purchase: 0.03,
  signup: 0.02,
} as const;
export type Act = keyof typeof perDay;
export const actNames = Object.keys(perDay) as Act[];

/** How long somebody who comes has a page open, over the day. */
export const minutesOnline = 35;
/** Pictures that one looks at in a day, and what one weighs; the CDN gives them, not the machines counted here. */
export const pictures = { count: 60, kilobytes: 25 };

/** Of a thousand things done in a day, how many in each hour of the site's clock, from midnight on: evenings. */
export const byHour: readonly number[] = [
  28, 15, 8, 5, 4, 6, 14, 26, 33, 36, 38, 40, 46, 44, 42, 43, 47, 52, 58, 72, 92, 104, 89, 58,
];
/** The part of a day that its busiest hour has. */
export const busiest = Math.max(...byHour) / 1000;
