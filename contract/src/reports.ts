import * as z from 'zod/mini';
import { reportReasons } from './complaints.ts';
import { endpoints } from './endpoint.ts';
import { seqFrom } from './numbers.ts';
import { publicId } from './profile.ts';

export const maxReportCharacters = 2000;

export const reportsEndpoints = endpoints({
  /**
   * Reports a profile, with `seq` a message of the conversation with it, with `photo` one of the profile's photos; what
   * was said last goes along, and the photo that it is about (T59).
   */
  'POST /api/report.php': {
    input: z.strictObject({
      profile: publicId,
      seq: z.optional(seqFrom(1)),
      photo: z.optional(publicId),
      reason: z.enum(reportReasons),
      text: z.string().check(z.maxLength(8000)),
    }),
    /** The number that was mailed too, and until when a person decides (T122). */
    output: z.object({ number: z.string(), decide_by: z.string() }),
    errors: ['message_too_long'],
  },
  /**
   * When the member's messages were read because of which report, the last first; whose report it was is told to nobody
   * (T89).
   */
  'GET /api/report-looks.php': {
    input: z.strictObject({}),
    output: z.object({ looks: z.array(z.object({ number: z.string(), at: z.string() })) }),
    errors: [],
  },
});
