type Field = HTMLInputElement | HTMLTextAreaElement;

let typed: { field: Field; value: string }[] = [];

/** Notes what was typed into the server's page before its script ran; call it before hydration. */
export function noteEarlyTyping(): void {
  typed = [...document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
}

/** Hands it to the fields' components, which did not hear it; call it once they are there. */
export function replayEarlyTyping(): void {
  for (const { field, value } of typed.splice(0)) {
    // React compares with the value it saw last, so the field is emptied first, as if somebody typed anew.
    for (const step of ['', value]) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, step);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
