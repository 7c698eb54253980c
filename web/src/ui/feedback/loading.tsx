import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

type Shape = 'line' | 'short-line' | 'photo' | 'avatar';
const shapeClass: Record<Shape, string> = {
  line: 'skeleton-line',
  'short-line': 'skeleton-line skeleton-line-short',
  photo: 'skeleton-photo',
  avatar: 'skeleton-avatar',
};

/** One piece of a layout that is still loading; it appears after 200 ms and does not move. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <span className={classes('skeleton', shapeClass[shape])} aria-hidden="true" />;
}

/** The part of a page that loads: says so to screen readers, once. */
export function LoadingRegion({ busy, label, children }: { busy: boolean; label: string; children: ReactNode }) {
  return (
    <div aria-busy={busy}>
      <span className="sr-only" role="status">
        {busy && label}
      </span>
      {children}
    </div>
  );
}

/** The bar over the screen while the next page loads. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status">
      {active && (
        <div className="loading-bar">
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
