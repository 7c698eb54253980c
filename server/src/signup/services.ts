import type { Seal } from '../platform/seal.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { SessionFlowServices } from '../session/index.ts';

/** What signing up and confirming need. */
export interface SignupServices extends SessionFlowServices {
  /** Knows the mark of a browser that was given one. */
  readonly seal: Seal;
  /** The terms may name who delivers messages to telephones: they are kept as they are shown. */
  readonly sms: SmsSender | undefined;
}
