import { photoReasons } from '@vonk/contract/photos';
import { restrictionReasons } from '@vonk/contract/restrictions';
import { useFormatter, useTranslations } from 'use-intl';
import { LockIcon } from '../../../ui/icons.ts';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import { CaseImage } from '../../parts/queue/case-image.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';

type ObjectionPartProps = {
  item: ItemOf<'objections'>;
  opened: CaseOf<'objections'> | undefined;
  error: Error | null;
};

/** What was taken and why, and what the member says to that. */
export function ObjectionPart({ item, opened, error }: ObjectionPartProps) {
  const t = useTranslations('admin-objections');
  const format = useFormatter();
  return (
    <section className="queue-stage queue-file" aria-label={t('case')} tabIndex={0}>
      <div>
        <h2>{t(`to.${item.to}`)}</h2>
        <p className="pane-intro">
          {t('by', {
            name: item.name,
            staff: item.decided_by,
            date: format.dateTime(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      </div>
      {item.is_own ? (
        <p className="pane note-line">
          <LockIcon />
          {t('ownText')}
        </p>
      ) : (
        <Words item={item} opened={opened} error={error} />
      )}
    </section>
  );
}

function Words({ item, opened, error }: ObjectionPartProps) {
  const t = useTranslations('admin-objections');
  const broken = useTranslations('admin.queue');
  if (!opened) return <CasePending error={error} />;
  return (
    <div className="objection">
      {opened.url !== null && (
        <figure className="pane">
          <h3>{t('photo')}</h3>
          <CaseImage
            src={opened.url}
            alt={t('alt', { name: item.name })}
            brokenTitle={broken('broken')}
            brokenText={broken('brokenText')}
          />
        </figure>
      )}
      <div className="pane">
        <h3>{t('writes', { name: item.name })}</h3>
        <p className="voice quoted">{opened.text}</p>
      </div>
      <div className="pane">
        <h3>{t('first')}</h3>
        <p>
          <Reason opened={opened} />
        </p>
        {opened.facts && <p className="voice quoted">{opened.facts}</p>}
        <p className="cell-second">{t('decidedBy', { staff: opened.decided_by })}</p>
      </div>
    </div>
  );
}

/** The rule as the member read it. */
function Reason({ opened: { to, reason } }: { opened: CaseOf<'objections'> }) {
  const photos = useTranslations('photos.reason');
  const restrictions = useTranslations('restrictions.reason');
  const ofPhoto = to === 'photo' ? photoReasons.find((one) => one === reason) : undefined;
  const ofMember = to === 'photo' ? undefined : restrictionReasons.find((one) => one === reason);
  if (ofPhoto) return photos(ofPhoto);
  return ofMember ? restrictions(ofMember) : reason;
}
