import { type ReactNode, useState } from 'react';
import { Panel } from '../../../ui/frame/page.tsx';
import { ProveDialog } from './prove-dialog.tsx';

/** What asks a fresh login in between: `onStale` is called with what is to be done once the password was given. */
export function ProvedPanel({ children }: { children: (onStale: (go: () => void) => void) => ReactNode }) {
  const [waiting, setWaiting] = useState<() => void>();
  return (
    <Panel>
      {children((go) => setWaiting(() => go))}
      <ProveDialog
        open={waiting !== undefined}
        onClose={() => setWaiting(undefined)}
        onProved={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      />
    </Panel>
  );
}
