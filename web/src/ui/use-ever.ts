import { useState } from 'react';

/**
 * Whether `value` was true once: a part that is fetched when first asked for stays, so that its dialog can give the
 * focus back as it closes.
 */
export function useEver(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return wasTrue || value;
}
