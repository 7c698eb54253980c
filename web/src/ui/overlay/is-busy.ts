/** Whether something is open or being written, over which nothing may come unasked. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
