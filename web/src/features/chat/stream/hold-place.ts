/** So close to the end what is newest is followed. */
const endPixels = 60;

interface Held {
  readonly id: string;
  readonly offset: number;
  readonly scrollTop: number;
}

/**
 * Keeps what is looked at where it is when the list changes around it, as browsers do with other lists: a message that
 * comes at the end would push it up, and a guessed height that turns out otherwise would move it. `note` what is looked
 * at after each scroll, `keep` it after each drawing.
 */
export function createHold(scroller: { readonly current: HTMLElement | null }) {
  let held: Held | undefined;
  const offsetOf = (row: Element, element: Element) =>
    row.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
  const note = () => {
    held = undefined;
    const element = scroller.current;
    if (!element || element.scrollTop > -endPixels) return;
    const { top } = element.getBoundingClientRect();
    const row = [...element.querySelectorAll('[id^=message-]')].find(
      (each) => each.getBoundingClientRect().bottom > top,
    );
    held = row && { id: row.id, offset: offsetOf(row, element), scrollTop: element.scrollTop };
  };
  const keep = () => {
    const element = scroller.current;
    if (!element || !held) return;
    // Scrolled since, and the event that tells of it is still to come: going back would undo it.
    if (element.scrollTop !== held.scrollTop) return note();
    const row = element.querySelector(`#${held.id}`);
    const moved = row ? offsetOf(row, element) - held.offset : 0;
    if (Math.abs(moved) > 1) element.scrollTop += moved;
  };
  return { note, keep };
}
