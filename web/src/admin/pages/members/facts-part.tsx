import type { MemberView } from '@vonk/contract/admin/members';
import { useFormatter, useTranslations } from 'use-intl';
import { Pane } from '../../parts/layout/pane.tsx';
import { useDayText } from '../../../texts/use-day-text.ts';

/** What there is of the account and its profile, for this work. */
export function FactsPart({ member: { email, last_active_on, profile } }: { member: MemberView }) {
  const t = useTranslations('admin-members.facts');
  const genders = useTranslations('account.genders');
  const format = useFormatter();
  const dayText = useDayText({ dateStyle: 'medium' });
  return (
    <Pane title={t('title')}>
      <dl className="facts">
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('last')}</dt>
        <dd>{last_active_on === null ? '–' : dayText(last_active_on)}</dd>
        {profile && (
          <>
            <dt>{t('gender')}</dt>
            <dd>{profile.gender ? genders(profile.gender) : '–'}</dd>
            <dt>{t('place')}</dt>
            <dd>{[profile.city, profile.country].filter(Boolean).join(', ') || '–'}</dd>
            <dt>{t('photos')}</dt>
            <dd>{format.number(profile.photo_count)}</dd>
            <dt>{t('filled')}</dt>
            <dd>{format.number(profile.completeness / 100, { style: 'percent' })}</dd>
          </>
        )}
      </dl>
      {profile && (profile.quote !== '' || profile.about !== '') && (
        <div className="member-words" lang="">
          {profile.quote !== '' && <p>{profile.quote}</p>}
          {profile.about !== '' && <p>{profile.about}</p>}
        </div>
      )}
      <p className="pane-note">{t('left')}</p>
    </Pane>
  );
}
