import { useEffect } from 'react';

/** Lets the messages be walked by keyboard; what does it is fetched with the first key. */
export function useMessageKeys(): void {
  useEffect(() => {
    let walk: (event: KeyboardEvent) => void = () => {
      walk = () => {};
      import('./message-keys.ts').then(
        ({ walkMessages }) => (walk = walkMessages),
        () => {},
      );
    };
    const press = (event: KeyboardEvent) => walk(event);
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
