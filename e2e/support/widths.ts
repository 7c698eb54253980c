/**
 * A test runs at both widths, for what it sees and presses lies elsewhere on a phone than on a desktop. It runs at one,
 * named at the end of its title, where that cannot matter: its flow goes through the same fields and buttons at either
 * width and what it holds is said, counted, kept or sent, not drawn; or it chooses its own screens. `expectAccessible`
 * refuses to look at one width alone.
 */
export const widths = { phone: '@phone', desktop: '@desktop' } as const;

/** Whether a test with these tags runs at one width alone. */
export const isAtOneWidth = (tags: readonly string[]): boolean =>
  Object.values(widths).some((width) => tags.includes(width));
