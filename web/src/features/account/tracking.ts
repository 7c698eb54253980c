const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Where a visitor came from, as the address of their first page here said (ACC-1). */
export type Tracking = Partial<Record<(typeof names)[number], string>>;

const storageKey = 'tracking';
const longest = 100;

/** The tracking fields in a query. */
export function trackingIn(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, longest)]] : [])));
}

/** Keeps where this tab came from: its first touch, in the tab alone and nowhere else (X1). */
export function keepTracking(): void {
  const found = trackingIn(location.search);
  if (Object.keys(found).length === 0) return;
  try {
    if (sessionStorage.getItem(storageKey) === null) sessionStorage.setItem(storageKey, JSON.stringify(found));
  } catch {
    // A browser may forbid storage; then a sign-up from this page still carries what its own address says.
  }
}

/** What was kept, else what this page's address says. */
export function readTracking(): Tracking {
  try {
    const kept = sessionStorage.getItem(storageKey);
    return kept === null ? trackingIn(location.search) : (JSON.parse(kept) as Tracking);
  } catch {
    return trackingIn(location.search);
  }
}
