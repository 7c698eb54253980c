import { areLettersOn } from './letters.ts';

/** Where letters are text, and Enter and arrows belong to what has the focus. */
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const pressable = 'a[href], button, summary, [role="switch"], input';

/**
 * Whether a press may mean one of our keys at all: outside fields and dialogs, held with nothing. A key with Ctrl, Alt
 * or Meta is the browser's; letters may be switched off; Enter on a link or a button is that one's own.
 */
export function mayAct(event: KeyboardEvent): boolean {
  const { key, repeat, target } = event;
  if (isHeld(event) || (repeat && !key.startsWith('Arrow'))) return false;
  const at = target instanceof Element ? target : null;
  if (at?.closest(fields) || document.querySelector('dialog[open]')) return false;
  if (key === 'Enter' && at?.closest(pressable)) return false;
  return key.length > 1 || areLettersOn();
}

const isHeld = ({ ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || isComposing;
