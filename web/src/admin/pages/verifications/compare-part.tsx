import { verificationGestures } from '@vonk/contract/verification';
import { useFormatter, useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/feedback/loading.tsx';
import { CaseImage } from '../../parts/queue/case-image.tsx';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';

type ComparePartProps = {
  item: ItemOf<'verifications'>;
  opened: CaseOf<'verifications'> | undefined;
  error: Error | null;
};

/** The main photo beside what was made for the check. */
export function ComparePart({ item, opened, error }: ComparePartProps) {
  const t = useTranslations('admin-verifications');
  const format = useFormatter();
  return (
    <section className="queue-stage queue-file" aria-label={t('compare')} tabIndex={0}>
      <div>
        <h2>{t('question')}</h2>
        <p className="pane-intro">
          {t('asked', {
            name: item.name,
            date: format.dateTime(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      {opened ? (
        <div className="compare">
          <figure>
            {opened.main_url === null ? (
              <p className="compare-none">{t('noMain')}</p>
            ) : (
              <Picture src={opened.main_url} alt={t('mainAlt', { name: item.name })} />
            )}
            <figcaption>{t('main')}</figcaption>
          </figure>
          <figure>
            <Picture src={opened.url} alt={t('madeAlt', { name: item.name })} />
            <figcaption>
              <Instruction opened={opened} />
            </figcaption>
          </figure>
        </div>
      ) : (
        <CasePending error={error}>
          <div className="compare">
            <Skeleton shape="photo" />
            <Skeleton shape="photo" />
          </div>
        </CasePending>
      )}
    </section>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const t = useTranslations('admin.queue');
  return <CaseImage src={src} alt={alt} brokenTitle={t('broken')} brokenText={t('brokenText')} />;
}

/** What the picture was to show, as it was asked. */
function Instruction({ opened: { method, instruction } }: { opened: CaseOf<'verifications'> }) {
  const t = useTranslations('admin-verifications');
  const asked = useTranslations('verification');
  const gesture = verificationGestures.find((one) => one === instruction);
  if (method === 'document') return t('number', { number: instruction });
  return gesture ? t('gesture', { gesture: asked(`gestures.${gesture}`) }) : t('made');
}
