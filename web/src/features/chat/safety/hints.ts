/** What a message may be about that one should think twice of (T119). */
export type Hint = 'money' | 'contact';

/** Account numbers and addresses of wallets, on words in lower case. */
const money = [
  /\b[a-z]{2}\d{2}[ ]?(?:[a-z0-9]{4}[ ]?){2,7}\b/,
  /\b(bc1[a-z0-9]{20,}|0x[a-f0-9]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/,
];
/** Phone numbers, mail addresses and links. */
const contact = [
  /(?:\+|00)\d[\d ().-]{7,}\d|\b0\d(?:[ .-]?\d){7,9}\b/,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/,
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|xyz|top|site|online|nl|be|de|fr|es|it|pl|me|ru|co)(?:\/\S*)?\b/,
];
const rude = [
  /\b(hoer|slet|kutwijf|trut|teef|klootzak|lul|eikel|sukkel|mongool|kanker\w*|tering\w*|rot op|flikker op)\b/,
  /\b(whore|slut|bitch|cunt|asshole|bastard|idiot|moron|fuck (you|off)|go to hell|shut up)\b/,
  /\b(hure|schlampe|arschloch|wichser|fotze|missgeburt|idiot\w*|verpiss dich|halt die (klappe|fresse)|fick dich)\b/,
  /\b(puta|zorra|gilipollas|cabron|imbecil|idiota|vete a la mierda|que te jodan|callate)\b/,
  /\b(pute|salope|connard|connasse|encule|abruti|va te faire|ta gueule|ferme[- ]la)\b/,
  /\b(puttana|troia|stronz[oa]|coglione|vaffanculo|stai zitt[oa]|deficiente)\b/,
  /\b(kurwa|dziwka|suka|szmata|debil\w*|idiot\w*|spierdalaj|pierdol sie|zamknij sie)\b/,
];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'");
const matches = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** How many messages of a conversation are looked at for contact details. */
const firstMessages = 20;

/** What a text asks for or offers, as `@vonk/phrases/hints` hears it. */
export type HintsIn = (text: string) => Readonly<Record<Hint, boolean>>;

/**
 * What to be careful with in a message; found on this device, nothing of it is sent anywhere. Money is looked for
 * always, the rest only at first. Without `hintsIn` only numbers and addresses are found.
 */
export function hintOf(text: string, seq: number, hintsIn?: HintsIn): Hint | undefined {
  const words = plain(text);
  const heard = hintsIn?.(text);
  if (matches(money, words) || heard?.money) return 'money';
  return seq <= firstMessages && (matches(contact, words) || heard?.contact) ? 'contact' : undefined;
}

/** Whether a text would hurt: worth a question before it goes, never a ban. */
export const isRude = (text: string): boolean => matches(rude, plain(text));
