const buttonsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('.bubble-menu')];

/**
 * The messages by keyboard: together they are one stop of the Tab key, the newest at first; the arrow keys go from
 * there to the others, Home and End to the ends of what is drawn, and down from the newest back to the writing. In an
 * opened menu they go through its choices.
 */
export function walkMessages(event: KeyboardEvent): void {
  const { target, key } = event;
  const list = document.querySelector('.message-list');
  if (!list || !(target instanceof HTMLElement) || hasModifier(event)) return;
  const buttons = buttonsIn(list);
  if (key === 'Tab') return makeOneStop(buttons, target);
  const next = key === 'ArrowUp' && isEmptyField(target) ? buttons.at(-1) : nextOf({ target, key, buttons });
  if (!next) return;
  event.preventDefault();
  if (buttons.includes(next)) describe(next);
  next.focus();
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;
const isEmptyField = (target: HTMLElement) => target.matches('.chat-pane textarea:placeholder-shown');

/** The one is where one is, else the newest. */
function makeOneStop(buttons: readonly HTMLElement[], target: HTMLElement): void {
  const stop = buttons.includes(target) ? target : buttons.at(-1);
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    describe(button);
  }
}

/** Whoever hears the button hears the message it belongs to. */
function describe(button: HTMLElement): void {
  const id = button.closest('li')?.id;
  if (id) button.setAttribute('aria-describedby', id);
}

/** Where a key leads from a message or a choice of its menu; nowhere from anything else. */
function nextOf({
  target,
  key,
  buttons,
}: {
  target: HTMLElement;
  key: string;
  buttons: readonly HTMLElement[];
}): HTMLElement | undefined {
  const menu = target.closest('.message-list .menu') ?? openMenuOf(target);
  const stops = menu ? [...menu.querySelectorAll<HTMLElement>('button')] : buttons;
  const at = stops.indexOf(target);
  if (at === -1 && !menu) return undefined;
  const ways: Record<string, HTMLElement | undefined> = {
    ArrowUp: stops[at - 1],
    ArrowDown:
      stops[at + 1] ?? (menu ? undefined : (document.querySelector<HTMLElement>('.chat-pane textarea') ?? undefined)),
    Home: stops[0],
    End: stops.at(-1),
  };
  return ways[key];
}

const openMenuOf = (button: HTMLElement) => {
  const menu = button.matches('.bubble-menu') ? button.nextElementSibling : null;
  return menu?.matches(':popover-open') ? menu : null;
};
