import { profileKinds } from '@vonk/contract/profile';

const others: ReadonlySet<unknown> = new Set(profileKinds.filter((kind) => kind !== 'member'));
const places = ['country', 'region', 'city', 'distance', 'presence'];

/**
 * Throws when an answer gives the card of who is no member a place, a presence or a verification (T10), or gives a
 * guest anybody's verification. Every answer of the tests goes through it.
 */
export function refuseDressedOthers(where: string, answer: unknown, isGuest: boolean): void {
  if (typeof answer !== 'object' || answer === null) return;
  const fields = answer as Record<string, unknown>;
  if ('main_image' in fields) {
    if ('verified' in fields && (isGuest || others.has(fields['kind'])))
      throw new Error(`${where} says whether ${String(fields['kind'])} is verified${isGuest ? ' to a guest' : ''}`);
    const told = others.has(fields['kind']) ? places.find((name) => (fields[name] ?? null) !== null) : undefined;
    if (told !== undefined) throw new Error(`${where} tells the ${told} of ${String(fields['kind'])}`);
  }
  for (const inner of Object.values(fields)) refuseDressedOthers(where, inner, isGuest);
}
