import type { Seal } from '../platform/seal.ts';
import type { SessionFlowServices } from '../session/index.ts';

/** What signing up and confirming need. */
export interface SignupServices extends SessionFlowServices {
  /** Knows the mark of a browser that was given one. */
  readonly seal: Seal;
}
