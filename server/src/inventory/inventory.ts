import type { Decision } from './decision.ts';
import { house } from './tables/house.ts';
import { meetings } from './tables/meetings.ts';
import { money } from './tables/money.ts';
import { people } from './tables/people.ts';

/**
 * What is decided about every table that holds our data: who stands in it, what becomes of it when they leave (T55),
 * and how it ends otherwise (T80). What a column is for and how long it is kept says its own comment in the database
 * (T78); `data-inventory.test.ts` holds the two against each other and against the tables.
 */
export const inventory: Readonly<Record<string, Decision>> = { ...people, ...meetings, ...money, ...house };

/** Jobs of the queue that outlive the member whose id they carry, and why; all others go with them. */
export const keptJobs: Readonly<Record<string, string>> = {
  'settle-payment': 'money that is on its way is booked, and paid back (T26)',
};
