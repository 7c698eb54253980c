const anySite = 'http://own.invalid';
/** So often a text may be encoded over again before it counts as made to deceive. */
const mostDecodings = 4;
/** What a browser skips, or reads as a slash, and an empty step, behind which another host may stand. */
const deceives = (text: string): boolean => /[\\\p{Cc}]|\/\//u.test(text);

/**
 * An address from outside (`next`, `from`) as a page of this site: path, query and fragment as a browser reads them.
 * Undefined for anything that leads elsewhere, or would where somebody decodes it once more: `//elsewhere`,
 * `/.//elsewhere`, `/%5celsewhere`, `/%252f%252felsewhere`. What a redirect or a link takes from outside goes through
 * here, and what comes out is used, not what went in.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value) || !value.isWellFormed())
    return undefined;
  if (value.startsWith('//') || !URL.canParse(value, anySite)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, anySite);
  return origin === anySite && isHonest(pathname) ? pathname + search + hash : undefined;
}

function isHonest(pathname: string): boolean {
  let text = pathname;
  for (let times = 0; times < mostDecodings; times += 1) {
    if (deceives(text) || deceives(resolved(text))) return false;
    const decoded = decode(text);
    if (decoded === text) return true;
    if (decoded === undefined) return false;
    text = decoded;
  }
  return false;
}

/** A path without its steps of one or two dots. */
const resolved = (path: string): string => new URL(`${anySite}${path.replaceAll(/[?#]/g, '-')}`).pathname;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
