/** What Chromium asks before it offers to install a site (not in TypeScript's own list of events). */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Takes the offer, or gives it up. */
export function keepOffer(offer: InstallOffer | undefined): void {
  kept = offer;
  for (const listener of listeners) listener();
}

/** Listens from now on: the browser makes its offer once, when it likes, and what shows it comes later. */
export const awaitOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepOffer(event as InstallOffer);
  });

/** The offer that the browser made, for `useSyncExternalStore`. */
export const installOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => kept,
};
