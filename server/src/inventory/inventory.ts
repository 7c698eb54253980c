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

/** The tables of the job queue, which are not ours to describe by comments: who stands in them and how that ends. */
export const queueTables: Readonly<Record<string, string>> = {
  _private_jobs:
    'ids in payloads: gone when done, 30 days after being given up or losing their task, and with the member they name',
  _private_job_queues: 'names of queues; nobody stands in it',
  _private_known_crontabs: 'when what runs by the clock ran last; nobody stands in it',
  _private_tasks: 'names of tasks; nobody stands in it',
  migrations: 'its own versions; nobody stands in it',
};

/** Jobs of the queue that outlive the member whose id they carry, and why; all others go with them. */
export const keptJobs: Readonly<Record<string, string>> = {
  'settle-payment': 'money that is on its way is booked, and paid back (T26)',
};
