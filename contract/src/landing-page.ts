/** What in an address of a landing page says nothing of anybody: a lander and its slug, or a page around a member. */
const lander = /^\/landers\/([a-z0-9]{1,40})(?:\/([a-z0-9-]{1,60})(?=\/|$)|\/|$)/;
const aroundMember = /^\/members\/[^/]+\/(landing[23]?)(?:\/|$)/;

/**
 * The landing page at a path, as it is counted (C32, STAFF-5): a lander, with its slug behind a stroke, `index`, or a
 * page around a member without saying whom. Undefined: it is none. Whether there is such a lander the server knows.
 */
export function landingPageAt(path: string): string | undefined {
  if (path === '/') return 'index';
  const [, name, slug] = lander.exec(path) ?? [];
  if (name !== undefined) return slug === undefined ? name : `${name}/${slug}`;
  const around = aroundMember.exec(path)?.[1];
  return around && `member-${around}`;
}
