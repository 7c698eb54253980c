import type { ProfileCard } from '@vonk/contract/profile';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useApp } from '../../../api/use-app.ts';

interface Safety {
  /** Opens the report of the person, or of one message. */
  report(seq?: number): void;
  /** Opens the question whether to block the person. */
  block(): void;
}

const SafetyContext = createContext<Safety>({ report: () => {}, block: () => {} });
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));

/** Report and block for one conversation; their dialogs and words come only when they are asked for. */
export function SafetyProvider({ profile, children }: { profile: ProfileCard; children: ReactNode }) {
  const { texts } = useApp();
  const [open, setOpen] = useState<{ what: 'report'; seq: number | undefined } | { what: 'block' }>();
  const safety = useMemo<Safety>(
    () => ({
      report: (seq) => void texts.load(['complaints']).then(() => setOpen({ what: 'report', seq })),
      block: () => void texts.load(['members']).then(() => setOpen({ what: 'block' })),
    }),
    [texts],
  );
  const close = () => setOpen(undefined);
  return (
    <SafetyContext value={safety}>
      {children}
      <Suspense>
        {open?.what === 'report' && (
          <ReportDialog profile={profile} seq={open.seq} onClose={close} onBlock={safety.block} />
        )}
        {open?.what === 'block' && <BlockDialog profile={profile} onClose={close} />}
      </Suspense>
    </SafetyContext>
  );
}

export const useSafety = (): Safety => useContext(SafetyContext);
