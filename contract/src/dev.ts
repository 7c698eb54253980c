import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

const devMail = z.object({
  id: z.string(),
  /** The site's name, as the sender. */
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  received_at: z.string(),
});

const devSms = z.object({ id: z.string(), to: z.string(), text: z.string(), received_at: z.string() });

/** What only a demo answers; elsewhere these are not found. */
export const devEndpoints = endpoints({
  /** The mails that would have been sent, newest first. */
  'GET /api/dev-mails.php': { input: z.object({}), output: z.object({ mails: z.array(devMail) }), errors: [] },
  /** The messages to telephones that would have been sent, newest first. */
  'GET /api/dev-sms.php': { input: z.object({}), output: z.object({ messages: z.array(devSms) }), errors: [] },
});
