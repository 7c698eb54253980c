import { useSuspenseQuery } from '@tanstack/react-query';
import { notificationTypes, type NotificationType } from '@vonk/contract/notifications';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Switch } from '../../ui/form/choices.tsx';
import { choicesQuery, type NotificationSwitches } from './queries.ts';
import { useSwitches } from './use-switches.ts';

type Way = 'mail' | 'push';

/** What the member is told of, by mail and on the device; each switch is saved at once (NOTI-1). */
export function NotificationTable() {
  const t = useTranslations('settings');
  const { call } = useApp();
  const query = choicesQuery(call);
  const { data } = useSuspenseQuery(query);
  const change = useSwitches<NotificationSwitches>(query.queryKey, (changes) =>
    call('PUT /api/notifications.php', changes),
  );
  const toggle = (way: Way, type: NotificationType) => {
    const others = data[way].filter((each) => each !== type);
    change({ [way]: data[way].includes(type) ? others : [...others, type] });
  };
  return (
    <>
      <table className="notification-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('notifications.mail')}</th>
            <th scope="col">{t('notifications.push')}</th>
          </tr>
        </thead>
        <tbody>
          {notificationTypes.map((type) => (
            <tr key={type}>
              <th scope="row">
                {t(`types.${type}`)}
                {type === 'unread' && <span className="choice-detail">{t('types.unreadNote')}</span>}
              </th>
              {(['mail', 'push'] as const).map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    role="switch"
                    className="switch"
                    aria-label={t(way === 'mail' ? 'notifications.byMail' : 'notifications.byPush', {
                      type: t(`types.${type}`),
                    })}
                    checked={data[way].includes(type)}
                    onChange={() => toggle(way, type)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        detail={t('notifications.contentDetail')}
        checked={data.shows_content}
        onChange={({ target }) => change({ shows_content: target.checked })}
      >
        {t('notifications.content')}
      </Switch>
    </>
  );
}
