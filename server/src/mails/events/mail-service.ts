import { day, hour, minute } from '@vonk/contract/durations';
import type { MailEventKind } from './events.ts';
import { mailboxStateOf } from '../../platform/mail/status.ts';

/** What a mail service tells of one mail. */
export interface ToldEvent {
  /** Ours, or whatever stands in its place. */
  readonly tag: string;
  readonly kind: MailEventKind;
  readonly at: Date;
}

export interface ToldCall {
  /** As it came: the signature may be over its bytes. */
  readonly body: Buffer;
  header(name: string): string | undefined;
  readonly now: Date;
}

/** A service that mails go out by, and that tells what becomes of them. */
export interface MailService {
  /** As `provider` names it. */
  readonly name: string;
  /** The headers by which it is told the tag of a mail that it is handed. */
  headersOf(tag: string): Record<string, string>;
  /** What a call tells; undefined where it does not prove that it is the service's, or is none at all. */
  read(call: ToldCall): ToldEvent[] | undefined;
}

/** A body as JSON; undefined for what is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What stands under a name in what a service sent; undefined where there is nothing such. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The same as text; empty where there is none. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

// Both services try again for hours, SendGrid for a day. Replays within it change nothing.
const oldest = day + hour;
const newest = 5 * minute;

/** Whether a call was signed lately; `seconds` since 1970, as text. */
export function isLately(seconds: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  const age = now.getTime() - Number(seconds) * 1000;
  return age <= oldest && age >= -newest;
}

/** A moment as services write it, in seconds since 1970; now for what is none. */
export const momentOf = (seconds: unknown, now: Date): Date =>
  typeof seconds === 'number' && seconds > 0 && seconds * 1000 < now.getTime() ? new Date(seconds * 1000) : now;

/**
 * What it means that a mail could not be delivered: by the receiver's own status code, else by what the service makes
 * of it. What is about us counts against nobody's mailbox.
 */
export function failureOf(answer: string, isHard: boolean): MailEventKind | undefined {
  const state = mailboxStateOf(answer);
  if (state === 'about_us') return undefined;
  return state === 'gone' || (state === undefined && isHard) ? 'bounced' : 'soft_bounced';
}
