import { refused, type Told } from './told.ts';

const descriptor = 'statement_descriptor';
const suffix = 'statement_descriptor_suffix';

/** What is asked for the statement of a payment; undefined: nothing. */
export const statementOf = (form: URLSearchParams, within = ''): string | undefined =>
  form.get(nameOf(suffix, within)) ?? form.get(nameOf(descriptor, within)) ?? undefined;

const nameOf = (field: string, within: string): string => (within === '' ? field : `${within}[${field}]`);

const isFit = (text: string, least: number): boolean =>
  text.length >= least && text.length <= 22 && /[A-Za-z]/.test(text) && !/[<>\\'"*]/.test(text);

/** What of that does not fit: cards take a suffix alone; 22 letters at most, and some of them never. */
export function statementProblem(
  form: URLSearchParams,
  { methods, within = '' }: { methods: readonly string[]; within?: string },
): Told | undefined {
  const whole = form.get(nameOf(descriptor, within));
  if (whole !== null && methods.includes('card')) return refused('Cards take statement_descriptor_suffix', descriptor);
  const end = form.get(nameOf(suffix, within));
  if (whole !== null && !isFit(whole, 5)) return refused('The statement descriptor is invalid', descriptor);
  return end === null || isFit(end, 1) ? undefined : refused('The statement descriptor suffix is invalid', suffix);
}
