/**
 * What a visitor did to the server's page before its script ran is not lost: it is noted, and handed to the components
 * once they listen.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * Fields with what was entered last, a tick as true or false; the buttons pressed, each once; and the end of noting
     * both.
     */
    vonkEarly?: { entered: Map<Field, string | boolean>; presses: Set<HTMLElement>; stop(): void };
  }
}

/**
 * Goes into the page before everything else. What is entered is noted until the components listen. Buttons do nothing
 * yet, so their presses are kept for later, and from components that listen already: these would do a press now and once
 * more when it is done again. A form must not be sent by the browser itself. Links work without a script and are left
 * alone.
 */
export const noteInputScript = `(()=>{const entered=new Map(),presses=new Set(),see=({target:f})=>{if('value'in f)entered.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)},on=e=>{const b=e.type==='submit'?e.submitter:e.target.closest('button');if(b||e.type==='submit'){e.preventDefault();e.stopImmediatePropagation();if(b)presses.add(b)}},all=[['input',see],['change',see],['click',on],['submit',on]];for(const[t,f]of all)addEventListener(t,f,true);window.vonkEarly={entered,presses,stop(){for(const[t,f]of all)removeEventListener(t,f,true)}}})()`;

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isAsSent = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  isTick(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;

/** Notes also what the browser filled in by itself, without an event; call it right before hydration. */
export function noteFilledIn(): void {
  const entered = window.vonkEarly?.entered;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (!entered?.has(field) && !isAsSent(field)) entered?.set(field, isTick(field) ? field.checked : field.value);
}

/** Does again what was entered and then what was pressed; call it once the components are there. */
export function replayEarlyInput(): void {
  const early = window.vonkEarly;
  if (!early) return;
  // React makes a part of the page listen when an event comes to it, but not inside an effect; and each step finds what
  // the one before changed.
  for (const [field, value] of early.entered) setTimeout(() => enter(field, value));
  // A press that comes meanwhile is noted still: it would find fields that are empty to the components.
  setTimeout(() => {
    early.stop();
    delete window.vonkEarly;
    for (const button of early.presses) setTimeout(() => button.click());
  });
}

function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // Of a group of radios the one that was left tells nothing.
    if (value || field.type === 'checkbox') tick(field as HTMLInputElement, value);
  } else if (field instanceof HTMLSelectElement) select(field, value);
  // Chosen files stay in their field, and no script may write there.
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else type(field, value);
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React compares with the value it saw last, so the field is emptied first, as if somebody typed anew.
  for (const step of ['', value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, step);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function tick(field: HTMLInputElement, checked: boolean): void {
  wake(field);
  // React passes on only what differs from what it saw last.
  field.checked = !checked;
  field.click();
}

function select(field: HTMLSelectElement, value: string): void {
  wake(field);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets React take up this part of the page before the event that matters. */
const wake = (field: HTMLElement) => field.dispatchEvent(new Event('keyup', { bubbles: true }));
