import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

export const mailEventsEndpoints = endpoints({
  /**
   * What became of mails, from the server of a mail service, without cookies; the body is read as it came, because a
   * signature is over its bytes. A service that is not configured is not found.
   */
  'POST /api/mail-events.php': {
    input: z.object({ provider: z.string() }),
    output: z.object({}),
    errors: [],
    body: 'file',
  },
});
