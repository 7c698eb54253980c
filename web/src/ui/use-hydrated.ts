import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this page answers to presses yet; false in the server's HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
