import type { Seal } from '../../platform/seal.ts';
import type { MailMark } from '../sending/send-mail.ts';
import type { MailService } from './mail-service.ts';
import type { ReturnPath } from './return-path.ts';
import { type MailName, mailTagOf } from './tags.ts';

export interface MarkServices {
  readonly seal: Seal;
  readonly mailServices: readonly Pick<MailService, 'headersOf'>[];
  /** Undefined where mails come back to nobody. */
  readonly returnPath: Pick<ReturnPath, 'addressOf'> | undefined;
}

/** Marks each mail with its tag, for who tells what becomes of it. */
export const mailMarker =
  ({ seal, mailServices, returnPath }: MarkServices) =>
  (mail: MailName): MailMark => {
    const tag = mailTagOf(seal, mail);
    const headers: Record<string, string> = Object.assign({}, ...mailServices.map(({ headersOf }) => headersOf(tag)));
    if (!returnPath) return { headers };
    // Who tells of complaints returns the mail with its headers, whatever became of its envelope.
    return { headers: { ...headers, 'X-Mail-Tag': tag }, returnPath: returnPath.addressOf(mail) };
  };
