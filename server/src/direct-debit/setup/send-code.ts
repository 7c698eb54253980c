import { phoneCode } from '@vonk/contract/direct-debit';
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { readCredentials, type Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Seal } from '../../platform/seal.ts';
import { SmsRefused } from '../../platform/sms/sms.ts';
import type { DirectDebitServices } from '../services.ts';
import { debitTranslator } from '../texts.ts';
import { findSetup, noteSms, openDetails, sealDetails, type SetupDetails, writeSetup } from './setups.ts';

const purpose = 'debit code';
const sendPayload = z.object({ siteId: z.int(), memberId: z.string(), setupId: z.string(), code: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-debit-code': z.infer<typeof sendPayload>;
  }
}

/** What is kept of a code: nobody finds it again without the server's key. */
export const hashCode = (seal: Seal, { siteId, memberId }: Scope, { id, code }: { id: string; code: string }): string =>
  seal.sign(purpose, [String(siteId), memberId, id, code]);

/** Makes a code for an account and has it sent; false while no other may be asked for. */
export async function startCode(
  tx: Tx,
  seal: Seal,
  { scope, details, now }: { scope: Scope; details: SetupDetails; now: Date },
): Promise<boolean> {
  const id = newId(now);
  const code = String(randomInt(10 ** phoneCode.digits)).padStart(phoneCode.digits, '0');
  const { siteId, memberId } = scope;
  const sealed = sealDetails(seal, scope, details);
  if (!(await writeSetup(tx, scope, { id, details: sealed, codeHash: hashCode(seal, scope, { id, code }), now })))
    return false;
  // A job is kept until it is done: what it carries is sealed too.
  const payload = { siteId, memberId, setupId: id, code: seal.close(purpose, code) };
  await enqueue(tx, { task: 'send-debit-code', payload, maxAttempts: 6 });
  return true;
}

/** Sends the code, unless another one took its place or it is over. */
export const sendDebitCode = (services: DirectDebitServices): Tasks['send-debit-code'] =>
  job(sendPayload, async ({ setupId, code, ...scope }, { db, now }) => {
    const { seal, sites, sms, log } = services;
    const setup = await findSetup(db, scope);
    const site = sites.byId(scope.siteId);
    const details = setup && openDetails(seal, scope, setup.details);
    const digits = seal.open(purpose, code);
    if (!sms || !site || !details || setup.id !== setupId || setup.expiresAt <= now || typeof digits !== 'string')
      return;
    const { locale } = await readCredentials(db, scope);
    const text = debitTranslator(locale)('debit.sms', {
      code: digits,
      site: site.name,
      minutes: String(phoneCode.minutes),
    });
    let state: 'sent' | 'failed' = 'sent';
    try {
      await sms.send({ to: details.phone, text, id: setupId });
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
      log.warn({ err: error }, 'a code for direct debit could not be sent');
      state = 'failed';
    }
    await db.transact((tx) => noteSms(tx, scope, { id: setupId, sms: state }));
  });
