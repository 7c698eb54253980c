import { type RefObject, useLayoutEffect } from 'react';

/** Where the caret stood in the composer that just went; undefined when nobody was writing there. */
let caret: { profile: string; start: number; end: number } | undefined;

/**
 * Lets who was writing go on in the composer that takes the place of another for the same person, as after the first
 * message.
 */
export function useKeptFocus(element: RefObject<HTMLTextAreaElement | null>, profile: string): void {
  useLayoutEffect(() => {
    const field = element.current;
    if (field && caret?.profile === profile) {
      const { start, end } = caret;
      field.focus({ preventScroll: true });
      // The draft is put back by the effect of a part above this one.
      queueMicrotask(() => field.setSelectionRange(start, end));
    }
    caret = undefined;
    return () => {
      const isWriting = field !== null && document.activeElement === field;
      caret = isWriting ? { profile, start: field.selectionStart, end: field.selectionEnd } : undefined;
    };
  }, [element, profile]);
}

/** Lets the member write at once, after what led away from it. */
export const focusWriting = (): void => document.querySelector<HTMLElement>('.chat-pane textarea')?.focus();
