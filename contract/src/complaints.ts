import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { cleanEmail, isEmail } from './signup.ts';

/**
 * What somebody writes to us about: our service (T134), a profile or what is on it (T59), an intimate image of
 * themselves (T73).
 */
export const complaintKinds = ['complaint', 'report', 'image_removal'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** What a complaint is about. */
export const complaintSubjects = [
  'credits',
  'payment',
  'profile',
  'photo',
  'measure',
  'privacy',
  'accessibility',
  'site',
  'other',
] as const;

/** Why something is reported (T122). */
export const reportReasons = [
  'fake',
  'money',
  'minor',
  'sexual',
  'intimate_image',
  'harassment',
  'hate',
  'threat',
  'stalking',
  'paid_sex',
  'offline',
  'label',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export type ComplaintReason = (typeof complaintSubjects)[number] | ReportReason;

/** What may be chosen for each kind; an image of somebody under 18 is looked at first (T73). */
export const reasonsOf: Readonly<Record<ComplaintKind, readonly ComplaintReason[]>> = {
  complaint: complaintSubjects,
  report: reportReasons,
  image_removal: ['intimate_image', 'minor'],
};

const [hour, day] = [1, 24];
const reportHours: Partial<Record<ComplaintReason, number>> = {
  minor: hour,
  threat: hour,
  intimate_image: day,
  money: day,
};

/** Within how many hours a person decides: 7 days for a complaint (T134), else by how grave it is (T122, T73). */
export const hoursToDecide = (kind: ComplaintKind, reason: ComplaintReason): number =>
  kind === 'complaint' ? 7 * day : (reportHours[reason] ?? 3 * day);

/** Whether it is about a danger to a life or a child, which somebody hears of at once (T68). */
export const isUrgent = (kind: ComplaintKind, reason: ComplaintReason): boolean => hoursToDecide(kind, reason) <= hour;

/** Who reports that a minor is abused, or an image of one, need not say who they are (T59). */
export const mayBeAnonymous = (kind: ComplaintKind, reason: ComplaintReason): boolean =>
  kind !== 'complaint' && reason === 'minor';

export const complaintLength = { name: 80, target: 500, text: 5000 } as const;

export interface ComplaintValues {
  kind: ComplaintKind;
  reason: ComplaintReason;
  name: string;
  email: string;
  target: string;
  text: string;
  declared: boolean;
}
export type ComplaintField = Exclude<keyof ComplaintValues, 'kind' | 'reason'>;
export type ComplaintMistake =
  | 'name_required'
  | 'email_invalid'
  | 'target_required'
  | 'text_required'
  | 'declaration_required';

/** What each field lacks, in the order of the form. Server and browser judge alike. */
export function checkComplaint({
  kind,
  reason,
  name,
  email,
  target,
  text,
  declared,
}: ComplaintValues): Partial<Record<ComplaintField, ComplaintMistake>> {
  const isKnown = !mayBeAnonymous(kind, reason);
  const address = cleanEmail(email);
  const isElsewhere = kind !== 'complaint';
  return {
    ...(isElsewhere && target.trim() === '' ? { target: 'target_required' } : {}),
    ...(text.trim() === '' ? { text: 'text_required' } : {}),
    ...(isKnown && name.trim() === '' ? { name: 'name_required' } : {}),
    ...(!isEmail(address) && (isKnown || address !== '') ? { email: 'email_invalid' } : {}),
    ...(isElsewhere && !declared ? { declared: 'declaration_required' } : {}),
  };
}

export const complaintsEndpoints = endpoints({
  /** Anybody may write, also without an account; the number is answered at once and mailed (T60). */
  'POST /api/complaint.php': {
    input: z.strictObject({
      kind: z.enum(complaintKinds),
      reason: z.enum([...complaintSubjects, ...reportReasons]),
      name: z.string().check(z.maxLength(400)),
      email: z.string().check(z.maxLength(400)),
      /** Where it is: an address on the site, a screen name, an order number. */
      target: z.string().check(z.maxLength(2000)),
      text: z.string().check(z.maxLength(20_000)),
      /** "In good faith, and to my knowledge complete and right"; for an image: "it shows me, and I did not agree". */
      declared: z.boolean(),
    }),
    output: z.object({ number: z.string(), received_at: z.string(), decide_by: z.string() }),
    errors: ['email_invalid', 'name_required', 'text_required', 'target_required', 'declaration_required'],
  },
});
