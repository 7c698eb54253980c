import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/loading.tsx';
import { ZoomIcon } from '../../../ui/icons.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';

type StageProps = {
  item: ItemOf<'photos'>;
  opened: CaseOf<'photos'> | undefined;
  error: Error | null;
  isZoomed: boolean;
  onZoom: () => void;
};

/** The photo itself, whole or in its own size. */
export function Stage({ item, opened, error, isZoomed, onZoom }: StageProps) {
  const t = useTranslations('admin-photos');
  const [broken, setBroken] = useState<string>();
  const facts = [
    opened?.width && opened.height && `${opened.width} × ${opened.height}`,
    item.is_main && t('main'),
  ].filter(Boolean);
  return (
    <section className="queue-stage" aria-label={t('photo')}>
      {!opened ? (
        <CasePending error={error}>
          <Skeleton shape="photo" />
        </CasePending>
      ) : broken === opened.url ? (
        <Alert kind="error" title={t('broken')}>
          <p>{t('brokenText')}</p>
        </Alert>
      ) : (
        <figure
          className={classes('photo-stage', isZoomed && 'photo-stage-zoomed')}
          tabIndex={isZoomed ? 0 : undefined}
        >
          <img src={opened.url} alt={t('alt', { name: item.name })} onError={() => setBroken(opened.url)} />
          {facts.length > 0 && <figcaption className="stage-tag">{facts.join(' · ')}</figcaption>}
        </figure>
      )}
      {opened && broken !== opened.url && (
        <button type="button" className="stage-tag stage-zoom" aria-pressed={isZoomed} onClick={onZoom}>
          <ZoomIcon />
          {t('zoom')}
          <KeyCap>Z</KeyCap>
        </button>
      )}
    </section>
  );
}
