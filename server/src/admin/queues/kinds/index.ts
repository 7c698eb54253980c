import type { QueueName } from '@vonk/contract/admin/roles';
import type { Queue } from '../queue.ts';
import { debitsQueue } from './debits.ts';
import { objectionsQueue } from './objections.ts';
import { photosQueue } from './photos.ts';
import { refundsQueue } from './refunds.ts';
import { complaintsQueue, reportsQueue } from './reports.ts';
import { suspicionsQueue } from './suspicions.ts';
import { verificationsQueue } from './verifications.ts';

/** Every queue there is: a name more does not compile without it. */
export const queues: { readonly [Name in QueueName]: Queue<Name> } = {
  photos: photosQueue,
  verifications: verificationsQueue,
  reports: reportsQueue,
  complaints: complaintsQueue,
  objections: objectionsQueue,
  suspicions: suspicionsQueue,
  refunds: refundsQueue,
  debits: debitsQueue,
};
