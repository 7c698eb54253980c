import { landerNames } from '@vonk/contract/landers';
import type { Reader } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import { findLanderVariant } from './variants/lander-variants.ts';

/** A landing page as it is counted. */
export interface LandingPage {
  /** A lander by its name, `index`, or a page around a member without saying whom. */
  readonly page: string;
  /** Of the variant; empty for the page itself. */
  readonly slug: string;
}

const others = ['index', 'member-landing', 'member-landing2', 'member-landing3'];

/**
 * What a browser called a landing page (`landingPageAt`), if a site has it; a slug that is unknown or off shows the
 * page itself (C16), and is counted as that.
 */
export async function findLandingPage(
  reader: Reader,
  site: SiteScope,
  named: string,
): Promise<LandingPage | undefined> {
  const [page = '', slug = ''] = named.split('/');
  if (others.includes(named)) return { page: named, slug: '' };
  if (!(landerNames as readonly string[]).includes(page)) return undefined;
  const isKnown = slug !== '' && (await findLanderVariant(reader, site, { lander: page, slug })) !== undefined;
  return { page, slug: isKnown ? slug : '' };
}
