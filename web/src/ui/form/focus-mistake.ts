/** Leads the focus to the first wrong field of a form, whose words are then read with it. */
export const focusMistake = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
