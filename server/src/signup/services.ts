import type { SessionFlowServices } from '../session/index.ts';

/** What signing up and confirming need. */
export type SignupServices = SessionFlowServices;
