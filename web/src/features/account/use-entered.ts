import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ownPath } from '@vonk/contract/own-path';
import type { User } from '@vonk/contract/account';
import { keys } from '../../api/keys.ts';
import { useApp } from '../../api/use-app.ts';
import { forgetTold } from '../../device/push/push-told.ts';

/** An address of this site to go on to; anything else leads to the members. */
export const safeNext = (next: string | undefined): string => ownPath(next) ?? '/members';

/** The query of login and sign-up: where they lead to afterwards. */
export const searchOf = (next: string | undefined): { next?: string } => (next === undefined ? {} : { next });

/**
 * Goes on as a member who has just logged in: forgets what was read as a visitor. A member who reads another language
 * than this page gets a whole new page, because the texts of one language are loaded.
 */
export function useEntered(): (user: User, next?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { texts, settings } = useApp();
  return async (user, next) => {
    forgetTold();
    const address = safeNext(next);
    if (user.language !== texts.locale) return location.assign(address);
    queryClient.clear();
    queryClient.setQueryData(keys.settings, settings);
    queryClient.setQueryData(keys.user, user);
    await navigate({ href: address });
  };
}
