import { ownPath } from '@vonk/contract/own-path';

/** The page of the back-office that was asked for before the login; anything else, another host too, is its home. */
export function askedPage(asked: string | undefined): string {
  const path = asked?.startsWith('/') ? ownPath(`/admin${asked}`) : undefined;
  return path?.startsWith('/admin/') ? path.slice('/admin'.length) : '/';
}
