import type { CallInput, CallOutput } from '@vonk/contract/api';
import {
  checkComplaint,
  complaintLength,
  type ComplaintMistake,
  hoursToDecide,
  isUrgent,
  reasonsOf,
} from '@vonk/contract/complaints';
import { hour } from '@vonk/contract/durations';
import { cleanEmail } from '@vonk/contract/signup';
import { cleanText, cutText } from '@vonk/contract/text';
import type { AnyCall } from '../accounts/index.ts';
import { mailSupport, mayReceipt, queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId, shortNumber } from '../platform/ids.ts';
import { refuse, type Refuses } from '../platform/refusal.ts';
import type { Site } from '../sites/index.ts';
import { addComplaint, type Complaint } from './complaints.ts';
import type { ModerationServices } from './services.ts';
import { tellAtOnce } from './tell-at-once.ts';

type Input = CallInput<'POST /api/complaint.php'>;
type Written = Pick<Complaint, 'name' | 'email' | 'target' | 'text'>;

/**
 * Takes a complaint, report or request, answers its number, and mails it to who wrote and to the site's support (T59,
 * T60, T73, T134).
 */
export async function fileComplaint(
  { db }: ModerationServices,
  call: AnyCall<ComplaintMistake>,
  input: Input,
): Promise<CallOutput<'POST /api/complaint.php'>> {
  const { site, locale, now, member } = call;
  const { kind, reason } = input;
  if (!reasonsOf[kind].includes(reason)) refuse('invalid_input', { field: 'reason' });
  const complaint: Complaint = {
    ...judge(call, input),
    id: newId(now),
    number: shortNumber(),
    kind,
    reason,
    memberId: member?.memberId,
    locale,
    receivedAt: now,
    decideBy: new Date(now.getTime() + hoursToDecide(kind, reason) * hour),
  };
  const { email } = complaint;
  const isReceipted = email !== '' && (await mayReceipt(db, { siteId: site.siteId, email, now }));
  await db.transact(async (tx) => {
    await addComplaint(tx, site, complaint);
    if (isUrgent(kind, reason)) await tellAtOnce(tx, site, complaint.number);
    await mailComplaint(tx, site, { ...complaint, isReceipted });
  });
  return { number: complaint.number, received_at: now.toISOString(), decide_by: complaint.decideBy.toISOString() };
}

/** What was written, cleaned; refuses at the first field that lacks something. */
function judge(call: Refuses<ComplaintMistake>, input: Input): Written {
  const written = {
    name: cutText(cleanText(input.name).replaceAll('\n', ' '), complaintLength.name),
    email: cleanEmail(input.email),
    target: cutText(cleanText(input.target), complaintLength.target),
    text: cutText(cleanText(input.text), complaintLength.text),
  };
  const [mistake] = Object.entries(checkComplaint({ ...input, ...written }));
  if (mistake) call.refuse(mistake[1], { field: mistake[0] });
  return written;
}

async function mailComplaint(tx: Tx, site: Site, complaint: Complaint & { isReceipted: boolean }): Promise<void> {
  const { number, kind, reason, name, email, target, text, locale, receivedAt: now, decideBy } = complaint;
  const data = { number, kind, at: now.toISOString(), decide_by: decideBy.toISOString() };
  if (complaint.isReceipted) {
    const to = { siteId: site.siteId, email, locale };
    await queueMail(tx, to, { template: 'complaint', cause: `complaint:${number}`, data, now });
  }
  await mailSupport(tx, site, {
    template: 'complaint_support',
    cause: `complaint-support:${number}`,
    data: { ...data, reason, name, email, target, text },
    now,
  });
}
