/** How the back-office looks in this browser: as the device asks, or always one of the two. */
export const schemes = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const key = 'admin_scheme';

/** What was chosen in this browser. */
export function readScheme(): Scheme {
  const kept = localStorage.getItem(key);
  return schemes.find((scheme) => scheme === kept) ?? 'device';
}

/** Puts the chosen look on the page; with `scheme`, chooses it first. */
export function showScheme(scheme: Scheme = readScheme()): void {
  localStorage.setItem(key, scheme);
  if (scheme === 'device') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
