import { expect } from 'vitest';
import type { Kit } from '../kit.ts';
import { another, type Person } from '../profiles.ts';

let count = 0;

/** An account that no other test has: one that is blocked is blocked for all. */
export function ownIban(): string {
  const digits = String((count += 1)).padStart(10, '0');
  const numbers = `${[...'TEST'].map((letter) => letter.charCodeAt(0) - 55).join('')}${digits}232100`;
  const check = 98n - (BigInt(numbers) % 97n);
  return `NL${String(check).padStart(2, '0')}TEST${digits}`;
}

/** Signs a mandate for an account of theirs. */
export async function signMandate(kit: Kit, { browser }: Person, iban = ownIban()): Promise<void> {
  await kit.advance(0);
  const read = new Set((await kit.services.smsBox.list()).map(({ id }) => id));
  const phone = `+316${String(20_000_000 + (count += 1))}`;
  const input = { iban, holder: 'M. Dekker', phone, country: 'NL' } as const;
  expect((await kit.call('POST /api/direct-debit-code.php', input, { as: browser })).status).toBe(200);
  await kit.advance(0);
  const code = (await kit.services.smsBox.list()).find(({ id }) => !read.has(id))?.text.slice(0, 6) ?? '';
  expect((await kit.call('POST /api/direct-debit.php', { code }, { as: browser })).status).toBe(200);
}

/** A member with a mandate. */
export async function payer(kit: Kit, iban = ownIban()): Promise<Person> {
  const member = await another(kit, 'anna');
  await signMandate(kit, member, iban);
  return member;
}
