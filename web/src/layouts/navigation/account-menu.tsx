import type { User } from '@vonk/contract/account';
import { useTranslations } from 'use-intl';
import { useImage } from '../../api/site/use-image.ts';
import { useApp } from '../../api/use-app.ts';
import { DownIcon } from '../../ui/icons.ts';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../ui/overlay/menu.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';

/** The member's own picture, opening profile, settings and logout. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations('shell');
  const { call } = useApp();
  const image = useImage();
  const logOut = async () => {
    await call('GET /api/logout.php', {});
    const { unsubscribeBrowser } = await import('../../features/push/browser-push.ts');
    await unsubscribeBrowser().catch(() => undefined);
    const { forgetUnsent } = await import('../../features/chat/sending/forget-unsent.ts');
    await forgetUnsent(user.id);
    // A whole new page, so that nothing of the member stays in memory.
    location.assign('/');
  };
  return (
    <Menu
      label={t('account')}
      triggerClass="account-trigger"
      trigger={
        <>
          <Avatar src={image(user.profile.main_image?.thumb_filename)} />
          <DownIcon />
        </>
      }
    >
      <MenuLink link={<a href="/profile" />}>{t('profile')}</MenuLink>
      <MenuLink link={<a href="/notifications" />}>{t('settings')}</MenuLink>
      <MenuLink link={<a href="/transactions" />}>{t('transactions')}</MenuLink>
      <MenuLine />
      <MenuButton onPress={() => void logOut()}>{t('logout')}</MenuButton>
    </Menu>
  );
}
