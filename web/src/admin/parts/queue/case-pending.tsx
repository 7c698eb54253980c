import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingRegion } from '../../../ui/feedback/loading.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { SkeletonRows } from '../layout/pane.tsx';

type CasePendingProps = {
  /** Why it could not be opened, if so; the words of it stand beside the decision. */
  error: Error | null;
  /** What stands there until it comes. */
  children?: ReactNode;
};

/** In the place of a case: that it comes, or that it stays closed, as where a colleague has it open. */
export function CasePending({ error, children = <SkeletonRows /> }: CasePendingProps) {
  const t = useTranslations('admin');
  if (error)
    return (
      <p className="pane note-line self-start">
        <LockIcon />
        {t('queue.closed')}
      </p>
    );
  return (
    <LoadingRegion busy label={t('loading')}>
      {children}
    </LoadingRegion>
  );
}
