/** What a visitor did to the server's page before its script ran is not lost: it is noted, and handed to the components once they listen. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The buttons pressed so far, each once, and the end of noting them. */
    vonkEarly?: { presses: Set<HTMLElement>; stop(): void };
  }
}

/**
 * Goes into the page before everything else. Buttons do nothing yet, so their presses are kept for later; a form must not be sent by
 * the browser itself. Links work without a script and are left alone.
 */
export const notePressesScript = `(()=>{const presses=new Set(),on=e=>{const b=e.type==='submit'?e.submitter:e.target.closest('button');if(b||e.type==='submit'){e.preventDefault();if(b)presses.add(b)}};for(const t of['click','submit'])addEventListener(t,on,true);window.vonkEarly={presses,stop(){for(const t of['click','submit'])removeEventListener(t,on,true)}}})()`;

let typed: { field: TextField; value: string }[] = [];
let ticked: { field: HTMLInputElement; checked: boolean }[] = [];
let selected: { field: HTMLSelectElement; value: string }[] = [];

const isChoice = (field: TextField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const isDefault = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex ===
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Notes what was typed, ticked and selected; call it right before hydration. */
export function noteEarlyInput(): void {
  const fields = [...document.querySelectorAll<TextField>('input, textarea')];
  typed = fields.filter((field) => !isChoice(field) && field.value !== field.defaultValue).map((field) => ({ field, value: field.value }));
  ticked = fields
    .filter(isChoice)
    .filter(({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'))
    .map((field) => ({ field, checked: field.checked }));
  selected = [...document.querySelectorAll('select')].filter((field) => !isDefault(field)).map((field) => ({ field, value: field.value }));
}

/** Does again, in this order, what was typed, ticked, selected and pressed; call it once the components are there. */
export function replayEarlyInput(): void {
  window.vonkEarly?.stop();
  const steps = [
    ...typed.splice(0).map(
      ({ field, value }) =>
        () =>
          type(field, value),
    ),
    ...ticked.splice(0).map(
      ({ field, checked }) =>
        () =>
          tick(field, checked),
    ),
    ...selected.splice(0).map(
      ({ field, value }) =>
        () =>
          select(field, value),
    ),
    ...[...(window.vonkEarly?.presses ?? [])].map((button) => () => button.click()),
  ];
  delete window.vonkEarly;
  // React makes a part of the page listen when an event comes to it, but not inside an effect; and each step finds what the one before changed.
  for (const step of steps) setTimeout(step);
}

function type(field: TextField, value: string): void {
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
