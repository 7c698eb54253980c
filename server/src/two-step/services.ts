import type { Seal } from '../platform/seal.ts';
import type { SessionFlowServices } from '../session/index.ts';

export interface TwoStepServices extends SessionFlowServices {
  readonly seal: Seal;
}
