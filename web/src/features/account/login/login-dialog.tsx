import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { forgetTold } from '../../../device/push/push-told.ts';
import { LoginForm } from './login-form.tsx';

/**
 * The login over the screen where the session ended. Another member than before starts anew, because drafts and outbox
 * are not theirs.
 */
export function LoginDialog({ memberId }: { memberId: string }) {
  const t = useTranslations('account.again');
  const shell = useTranslations('shell');
  const queryClient = useQueryClient();
  const goOn = (user: User) => {
    forgetTold();
    if (user.id !== memberId) return location.assign('/members');
    queryClient.setQueryData(keys.user, user);
    void queryClient.invalidateQueries();
  };
  return (
    <Dialog open onClose={() => location.assign('/')} title={t('title')} closeLabel={shell('close')}>
      <p className="text-ink-2 mb-4">{t('text')}</p>
      <LoginForm onEntered={goOn} />
    </Dialog>
  );
}
