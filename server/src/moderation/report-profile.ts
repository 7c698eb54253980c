import type { CallInput, CallOutput } from '@vonk/contract/api';
import { hoursToDecide, isUrgent } from '@vonk/contract/complaints';
import { hour } from '@vonk/contract/durations';
import { cleanMessage } from '@vonk/contract/message-text';
import { countGraphemes } from '@vonk/contract/text';
import { maxReportCharacters } from '@vonk/contract/reports';
import { type MemberCall, readCredentials } from '../accounts/index.ts';
import { mailSupport, queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId, shortNumber } from '../platform/ids.ts';
import { orRefuse } from '../platform/refusal.ts';
import {
  addReport,
  findReported,
  readEvidence,
  readSentPhoto,
  readShownPhoto,
  type Report,
  type ReportedPhoto,
  type SaidMessage,
} from './reports.ts';
import type { ModerationServices } from './services.ts';
import { tellAtOnce } from './tell-at-once.ts';

/**
 * Writes a report down with what was said last, and mails its number to who reported and the report to the site's
 * support (T59, T122).
 */
export async function reportProfile(
  { db }: ModerationServices,
  call: MemberCall<'message_too_long'>,
  input: CallInput<'POST /api/report.php'>,
): Promise<CallOutput<'POST /api/report.php'>> {
  const { member, now } = call;
  const text = cleanMessage(input.text);
  if (countGraphemes(text) > maxReportCharacters)
    call.refuse('message_too_long', { field: 'text', details: { max: maxReportCharacters } });
  const reported = orRefuse(await findReported(db, member, input.profile), 'not_found');
  const report: Report = {
    id: newId(now),
    number: shortNumber(),
    profileId: reported.id,
    conversation: reported.conversation,
    seq: input.seq,
    reason: input.reason,
    text,
    receivedAt: now,
    decideBy: new Date(now.getTime() + hoursToDecide('report', input.reason) * hour),
  };
  await db.transact(async (tx) => {
    const messages = await readEvidence(tx, member, { profileId: reported.id, seq: input.seq });
    const photo = await readPhoto(tx, call, { profileId: reported.id, photo: input.photo, messages });
    await addReport(tx, member, { ...report, evidence: { profile: reported.shown, messages, photo } });
    if (isUrgent('report', report.reason)) await tellAtOnce(tx, member, report.number);
    await mailReport(tx, call, { report, target: `${reported.shown.name} (${input.profile})` });
  });
  return { number: report.number, decide_by: report.decideBy.toISOString() };
}

/**
 * The photo that a report is about: the one that was named, which the profile must show, or the one of the message.
 * Null where it is about none, or the message's is gone.
 */
async function readPhoto(
  tx: Tx,
  { member }: MemberCall,
  about: { profileId: string; photo: string | undefined; messages: readonly SaidMessage[] },
): Promise<ReportedPhoto | null> {
  const { profileId, photo, messages } = about;
  if (photo !== undefined) return orRefuse(await readShownPhoto(tx, member, { profileId, photo }), 'not_found');
  const sent = messages.find(({ reported }) => reported)?.photo ?? null;
  return sent === null ? null : readSentPhoto(tx, member, { profileId, photo: sent });
}

/** Neither mail holds what was said: the evidence stays in the database, behind the report's number (T89, T92). */
async function mailReport(
  tx: Tx,
  { member, site, locale }: MemberCall,
  { report, target }: { report: Report; target: string },
): Promise<void> {
  const { number, reason, text, receivedAt: now, decideBy } = report;
  const data = { number, kind: 'report', at: now.toISOString(), decide_by: decideBy.toISOString() } as const;
  const { email } = await readCredentials(tx, member);
  const to = { ...member, email, locale };
  await queueMail(tx, to, { template: 'complaint', cause: `report:${number}`, data, now });
  await mailSupport(tx, site, {
    template: 'complaint_support',
    cause: `report-support:${number}`,
    data: { ...data, reason, name: '', email: '', target, text },
    now,
  });
}
