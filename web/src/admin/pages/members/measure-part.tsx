import type { MemberView } from '@vonk/contract/admin/members';
import { useFormatter, useTranslations } from 'use-intl';
import { Pane } from '../../parts/layout/pane.tsx';
import { Status } from '../../parts/status.tsx';

type Current = NonNullable<MemberView['restriction']>['current'];

/** What is taken from the member now, with the words they got, and whether they object. */
export function MeasurePart({ current }: { current: Current }) {
  const t = useTranslations('admin-members.measure');
  const rules = useTranslations('restrictions.reason');
  const format = useFormatter();
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <Pane title={t('title')}>
      {current === null ? (
        <p className="pane-intro">{t('none')}</p>
      ) : (
        <>
          <p className="member-marks">
            <Status kind={current.kind === 'suspended' ? 'bad' : 'hold'}>{t(`kinds.${current.kind}`)}</Status>
            {current.objection && <Status kind="new">{t(`objections.${current.objection}`)}</Status>}
          </p>
          <dl className="facts">
            <dt>{t('rule')}</dt>
            <dd>{rules(current.reason)}</dd>
            <dt>{t('until')}</dt>
            <dd>{current.until === null ? t('open') : date(current.until)}</dd>
            <dt>{t('by')}</dt>
            <dd>{t('byOn', { name: current.decided_by, date: date(current.decided_at) })}</dd>
          </dl>
          <p className="member-words" lang="">
            {current.facts}
          </p>
        </>
      )}
    </Pane>
  );
}
