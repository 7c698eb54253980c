import { useApp } from '../use-app.ts';

/** The address of a public picture: its path behind the site's CDN prefix. */
export function useImage(): (path: string | undefined) => string | undefined {
  const { settings } = useApp();
  return (path) => (path === undefined ? undefined : `${settings.cdn_prefix}${path}`);
}
