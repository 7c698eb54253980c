/** The mistake in a field whose text has a form of its own, like that of an address, by the field's name. */
export function patternMistake(
  field: string,
  { typed, pattern }: { readonly typed: string; readonly pattern: RegExp },
): Partial<Record<string, 'words_required' | 'setting_invalid'>> {
  const text = typed.trim();
  return pattern.test(text) ? {} : { [field]: text === '' ? 'words_required' : 'setting_invalid' };
}
