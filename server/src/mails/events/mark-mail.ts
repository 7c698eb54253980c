import type { Seal } from '../../platform/seal.ts';
import type { MailMark } from '../send-mail.ts';
import type { MailService } from './mail-service.ts';
import { type MailName, mailTagOf } from './tags.ts';

export interface MarkServices {
  readonly seal: Seal;
  readonly mailServices: readonly Pick<MailService, 'headersOf'>[];
}

/** Marks each mail with its tag, for the services that tell what becomes of it. */
export const mailMarker =
  ({ seal, mailServices }: MarkServices) =>
  (mail: MailName): MailMark => {
    const tag = mailTagOf(seal, mail);
    return { headers: Object.assign({}, ...mailServices.map(({ headersOf }) => headersOf(tag))) };
  };
