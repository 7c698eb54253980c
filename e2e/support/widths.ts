/**
 * A test runs at both widths, for what it sees and presses lies elsewhere on a phone than on a desktop. It runs at one,
 * named at the end of its title, where that cannot matter: its flow goes through the same fields and buttons at either
 * width and what it holds is said, counted, kept or sent, not drawn; or it chooses its own screens. `expectAccessible`
 * judges the screens of such a test at the other width as well.
 */
export const widths = { phone: '@phone', desktop: '@desktop' } as const;

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** Whether a test with these tags runs at one width alone. */
export const isAtOneWidth = (tags: readonly string[]): boolean =>
  Object.values(widths).some((width) => tags.includes(width));
