import { inboxMinutes, type OpenTalk, questionsToPause } from '@vonk/contract/admin/queues/inbox';
import { minute } from '@vonk/contract/durations';
import type { CSSProperties } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { classes } from '../../../ui/classes.ts';
import { HideIcon } from '../../../ui/icons.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { useMoney } from '../../parts/use-money.ts';

/** All that one may know: the profile one plays, the wait, the brake and the questions (T7, T9, T11). */
export function KnownPart({ talk }: { talk: OpenTalk }) {
  const t = useTranslations('admin-inbox');
  const { member, profile, waits_since: since, questions } = talk;
  const now = useNow({ updateInterval: minute }).getTime();
  const waited = since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  return (
    <>
      <div className="played">
        <Avatar src={profile.url ?? undefined} size="large" fictional />
        <div>
          <h2>{t('played', { name: profile.name, age: String(profile.age) })}</h2>
          <p className="pane-intro">{t('invented')}</p>
        </div>
      </div>
      {profile.quote !== '' && <p className="voice">{profile.quote}</p>}
      {profile.about !== '' && <p className="known-about">{profile.about}</p>}
      {waited !== null && (
        <div className="known">
          <h2>{t('waits', { count: waited })}</h2>
          <p className="pane-intro">
            {t('norm', { minutes: String(inboxMinutes), name: member.name, profile: profile.name })}
          </p>
        </div>
      )}
      <Spent talk={talk} />
      <div className="known">
        <h2>{t('questions', { asked: String(questions), most: String(questionsToPause) })}</h2>
        <p className="pane-intro">{t('questionsText', member)}</p>
      </div>
      <p className="pane-note note-line known">
        <HideIcon />
        <span>{t('only')}</span>
      </p>
    </>
  );
}

/** What the member spent today beside the brake, as a bar and in words (T9). */
function Spent({ talk: { member, spent } }: { talk: OpenTalk }) {
  const t = useTranslations('admin-inbox.spent');
  const money = useMoney();
  const amount = (minor: number) => money({ minor, currency: spent.currency });
  const used = Math.min(1, spent.today / spent.brake_day);
  return (
    <div className="known">
      <h2>{t('today', { name: member.name, amount: amount(spent.today) })}</h2>
      <div className={classes('meter', used >= 1 && 'meter-full')} aria-hidden="true">
        <i style={{ '--used': `${Math.round(used * 100)}%` } as CSSProperties} />
      </div>
      <p className="pane-intro">
        {t('brake', { day: amount(spent.brake_day), month: amount(spent.month), most: amount(spent.brake_month) })}
      </p>
    </div>
  );
}
