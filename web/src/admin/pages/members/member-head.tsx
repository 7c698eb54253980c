import type { MemberView } from '@vonk/contract/admin/members';
import { isLocale, languageNames } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '../../api/context.ts';
import { Initials } from '../../parts/initials.tsx';
import { useTitle } from '../../parts/layout/use-title.ts';
import { Status } from '../../parts/status.tsx';
import { MemberStatus } from './member-status.tsx';

/** Who it is, and how their account stands. */
export function MemberHead({ member, site }: { member: MemberView; site: number }) {
  const t = useTranslations('admin-members');
  const format = useFormatter();
  const { sites } = useMe();
  useTitle(member.name);
  const { name, profile, locale, signed_up_at } = member;
  const about = [
    sites.find((one) => one.site === site)?.name,
    profile?.city,
    t('since', { date: format.dateTime(new Date(signed_up_at), { dateStyle: 'medium' }) }),
    t('reads', { language: isLocale(locale) ? languageNames[locale] : locale }),
  ];
  return (
    <div className="member-head">
      <Initials name={name} />
      <div>
        <h1>{profile ? t('nameAndAge', { name, age: String(profile.age) }) : name}</h1>
        <p className="pane-intro">{about.filter(Boolean).join(' · ')}</p>
        <p className="member-marks">
          <MemberStatus state={member.state} />
          {profile && !profile.is_shown && <Status kind="hold">{t('notShown')}</Status>}
          {member.is_premium && <Status kind="run">{t('premium')}</Status>}
        </p>
      </div>
    </div>
  );
}
