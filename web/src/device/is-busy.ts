/** Where somebody pays, wants money back, or is told of a measure: screens that keep the whole of their attention. */
const quiet = /^\/(complaints|credits|directdebit|report|restriction|transactions|withdraw)(\/|$)/;

/** Whether something is open, being written or being paid, over which nothing may come unasked (B5, T32). */
export const isBusy = (): boolean =>
  quiet.test(location.pathname) ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
