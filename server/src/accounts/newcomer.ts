import { hour } from '@vonk/contract/durations';
import type { Member } from './call.ts';

const newcomerHours = 24;

/** Whether a member signed up less than 24 hours ago: lower limits hold (T124). */
export const isNewcomer = ({ signedUpAt }: Pick<Member, 'signedUpAt'>, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < newcomerHours * hour;
