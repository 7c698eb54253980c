import type { SessionFlowServices } from '../session/index.ts';
import type { SignupServices } from '../signup/index.ts';

/** What signing up for a partner and its links need. */
export type PartnersServices = SessionFlowServices & Pick<SignupServices, 'sms'>;
