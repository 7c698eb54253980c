/** HTML that is safe to send: made by `html` alone. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function print(value: Value): string {
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

/**
 * A template whose values are escaped, unless they are HTML made by it: for content and for attributes in double
 * quotes.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.map((part, at) => (at === 0 ? part : `${print(values[at - 1] ?? '')}${part}`)).join(''),
});
