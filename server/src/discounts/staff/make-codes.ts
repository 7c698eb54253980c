import { randomInt } from 'node:crypto';
import type { SiteScope } from '../../sites/index.ts';
import { noteAction } from '../../audit/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { type NewCode, writeCodes } from '../discounts.ts';
import { stopCode } from './codes.ts';

/** What codes give and ask. */
export type CodeTerms = Omit<NewCode, 'id' | 'code' | 'createdAt'>;

/** Why codes cannot be made or ended, for who shows it in words of their own. */
export type NoCodeReason =
  | 'code_exists'
  | 'discount_code_invalid'
  | 'percentage_invalid'
  | 'amount_invalid'
  | 'day_past'
  | 'maximum_below_minimum'
  | 'stands_already';

/** The same in words for the command line. */
export class NoCode extends Error {
  readonly code: NoCodeReason;

  constructor(code: NoCodeReason, message: string) {
    super(message);
    this.code = code;
  }
}

export interface By extends SiteScope {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Letters and figures that cannot be taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 random bits: nobody finds one by trying. */
const randomLength = 12;

/** A code that cannot be guessed, `LENTE-7K3F9QWD2M8X`. */
export function randomCode(prefix: string): string {
  const random = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return prefix === '' ? random : `${prefix}-${random}`;
}

/** Makes codes with the same terms, all or none (DISC-1). Throws `NoCode` where one of them is there already. */
export async function makeCodes(
  db: Db,
  { codes, terms, by }: { codes: readonly string[]; terms: CodeTerms; by: By },
): Promise<void> {
  const { siteId, actor, reason, now } = by;
  judgeTerms(terms, now);
  const wrong = codes.find((code) => !/^[A-Z0-9-]{3,40}$/.test(code));
  if (wrong !== undefined)
    throw new NoCode('discount_code_invalid', `A code has 3 to 40 capitals, figures and hyphens: ${wrong}.`);
  await db.transact(async (tx) => {
    const names = codes.map((code) => ({ id: newId(now), code }));
    const made = await writeCodes(tx, { siteId }, { names, terms: { ...terms, createdAt: now } });
    if (made !== codes.length) throw new NoCode('code_exists', 'There is such a code already: nothing was made.');
    const subject = codes.length === 1 ? (codes[0] ?? '') : `${codes.length} codes`;
    await noteAction(tx, { siteId, actor, action: 'discount_codes_made', subject, reason, now });
  });
}

/** Ends a code at once; who types it hears that it is over. Throws `NoCode` where none holds. */
export async function endCode(db: Db, { code, by }: { code: string; by: By }): Promise<void> {
  const { siteId, actor, reason, now } = by;
  const subject = code.trim().toUpperCase();
  await db.transact(async (tx) => {
    if (!(await stopCode(tx, { siteId }, subject)))
      throw new NoCode('stands_already', 'No such code, or it ended already.');
    await noteAction(tx, { siteId, actor, action: 'discount_code_ended', subject, reason, now });
  });
}

function judgeTerms(terms: CodeTerms, now: Date): void {
  const { basisPoints, minimumMinor, maximumMinor, currency, expiresAt } = terms;
  if (!Number.isInteger(basisPoints) || basisPoints < 1 || basisPoints > 9000)
    throw new NoCode('percentage_invalid', 'A discount is 0.01 to 90 percent.');
  if ((minimumMinor !== null || maximumMinor !== null) && currency === null)
    throw new NoCode('amount_invalid', 'A minimum or maximum order needs its currency.');
  if (minimumMinor !== null && maximumMinor !== null && minimumMinor > maximumMinor)
    throw new NoCode('maximum_below_minimum', 'The minimum is above the maximum: no order would fit.');
  if (expiresAt !== null && expiresAt <= now) throw new NoCode('day_past', 'It would have ended already.');
}
