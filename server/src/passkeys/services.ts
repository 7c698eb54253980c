import type { SessionFlowServices } from '../session/index.ts';

export type PasskeysServices = SessionFlowServices;
