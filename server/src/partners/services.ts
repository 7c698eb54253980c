import type { SessionFlowServices } from '../session/index.ts';

export type PartnersServices = SessionFlowServices;
