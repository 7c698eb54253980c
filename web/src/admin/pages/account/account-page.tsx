import { useQuery } from '@tanstack/react-query';
import { countedNames, hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Switch } from '../../../ui/form/choices.tsx';
import { LogOutIcon } from '../../../ui/icons.ts';
import { useAdmin, useMe } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { useLogOut } from '../../frame/login/use-log-out.ts';
import { switchLetters, useLetters } from '../../keyboard/letters.ts';
import { Pane, Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { DevicePush } from './device-push.tsx';
import { DutyHoursForm } from './duty-hours.tsx';
import { DutySwitch } from './duty-switch.tsx';
import { PasswordPart } from './password-part.tsx';
import { PersonPart } from './person-part.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** One's own account: who one is here, the second step, the password, and where one is logged in. */
export function AccountPage() {
  const t = useTranslations('admin-account');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const query = useQuery(accountQuery(call));
  const logOut = useLogOut();
  const areLettersOn = useLetters();
  const { grants } = useMe();
  const hasQueue = countedNames.some((queue) => hasRole(grants, mayUse[queue]));
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button variant="secondary" size="compact" icon={<LogOutIcon />} onClick={logOut}>
            {common('logOut')}
          </Button>
        }
      />
      <div className="panes panes-two">
        <PersonPart />
        <Pane title={t('second.title')}>
          <Loaded query={query}>{(account) => <SecondStepPart account={account} />}</Loaded>
        </Pane>
        <PasswordPart />
        <Pane title={t('sessions.title')}>
          <Loaded query={query}>{(account) => <SessionsPart account={account} />}</Loaded>
        </Pane>
        <Pane title={t('work.title')} wide>
          <div className="grid gap-4">
            {hasQueue && (
              <Loaded query={query}>
                {(account) => (
                  <>
                    <DutySwitch isOnDuty={account.is_on_duty} />
                    {account.push_key !== null && <DevicePush publicKey={account.push_key} devices={account.devices} />}
                    <DutyHoursForm account={account} />
                  </>
                )}
              </Loaded>
            )}
            <Switch
              checked={areLettersOn}
              onChange={({ currentTarget: { checked } }) => switchLetters(checked)}
              detail={common('keys.lettersDetail')}
            >
              {common('keys.letters')}
            </Switch>
          </div>
        </Pane>
      </div>
    </>
  );
}
