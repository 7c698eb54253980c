import { releaseHeldMessagesJob } from '../chat/index.ts';
import { mailRenderer } from '../notifications/index.ts';
import type { Tasks } from '../platform/jobs.ts';
import { purgeMails, sendMail } from '../platform/mail/queue.ts';
import type { Services } from './services.ts';

/** A handler for every job that modules enqueue. */
export const tasksOf = (services: Services): Partial<Tasks> => ({
  'send-mail': sendMail({ mailer: services.mailer, render: mailRenderer(services) }),
  'purge-mails': purgeMails,
  'release-held-messages': releaseHeldMessagesJob(services),
});

/** What runs by itself, in UTC, at hours when little is asked of the server. */
export const crontab = `
10 4 * * * purge-mails
`;
