/** A path below `/admin` that was asked for before the login; anything else, another host too, is the home page. */
export const ownPath = (asked: string | undefined): string => {
  const url = asked?.startsWith('/') ? URL.parse(`/admin${asked}`, location.origin) : null;
  const isOurs = url?.origin === location.origin && url.pathname.startsWith('/admin/');
  return isOurs ? `${url.pathname.slice('/admin'.length)}${url.search}` : '/';
};
