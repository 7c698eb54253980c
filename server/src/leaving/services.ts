import type { Log } from '../platform/log.ts';
import type { SessionFlowServices } from '../session/index.ts';

/** What leaving and coming back need. */
export type LeavingServices = SessionFlowServices & { readonly log: Log };
