import type { ReactNode } from 'react';
import { CloseIcon, DoneIcon, NewIcon, OverIcon, PausedIcon, RiskIcon, RunningIcon, UndoIcon } from '../../ui/icons.ts';

export type StatusKind = 'ok' | 'run' | 'bad' | 'risk' | 'hold' | 'new' | 'back' | 'off';

const icons: Readonly<Record<StatusKind, ReactNode>> = {
  ok: <DoneIcon />,
  run: <RunningIcon />,
  bad: <CloseIcon />,
  risk: <RiskIcon />,
  hold: <PausedIcon />,
  new: <NewIcon />,
  back: <UndoIcon />,
  off: <OverIcon />,
};

/** How something stands: always an icon and a word, never a colour alone. */
export function Status({ kind, icon, children }: { kind: StatusKind; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`status status-${kind}`}>
      {icon ?? icons[kind]}
      {children}
    </span>
  );
}
