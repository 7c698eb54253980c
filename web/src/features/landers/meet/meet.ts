import type { CallOutput } from '@vonk/contract/api';

/** A member who agreed to stand on a landing page. */
export type ShownMember = NonNullable<CallOutput<'GET /api/lander-member.php'>['member']>;

export interface MeetProps {
  member: ShownMember;
  /** On to signing up for this member, with what was written to them. */
  write: (message: string) => void;
}
