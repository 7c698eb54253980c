/** What is pressed, wherever in it the press fell. */
const pressable = 'a[href], button, input, label, option, select, summary, textarea';

function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(pressable) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/**
 * The second press of a double press is meant for what the first fell on. Where that moved away meanwhile (a form says
 * above its button what is wrong), the second would tick a box or follow a link that nobody meant: it does nothing.
 * A browser counts presses by time and place (`detail`); the keyboard's are none.
 */
export function ignoreStrayPresses(document: Document): void {
  let first: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target);
      if (event.detail < 2) first = control;
      else if (control !== null && control !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
