import type { SessionFlowServices } from '../session/index.ts';

/** What leaving and coming back need. */
export type LeavingServices = SessionFlowServices;
