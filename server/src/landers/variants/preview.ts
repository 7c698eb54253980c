import { hour } from '@vonk/contract/durations';
import type { LanderFaces, LanderModel, LanderName } from '@vonk/contract/landers';
import type { Seal } from '../../platform/seal.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { VariantPicture } from './pictures.ts';

const purpose = 'lander preview';
/** So long it can be looked at, and shown to a colleague. */
const previewMilliseconds = hour;

/** What a landing page would show, in the one language in which it is looked at. */
export interface PreviewedVariant {
  /** Under which it stands; what is not kept yet has none. */
  readonly slug?: string;
  readonly words: string;
  readonly models: readonly LanderModel[];
  readonly own: { readonly title: string; readonly lead: string } | null;
  readonly faces: LanderFaces;
  readonly picture: Omit<VariantPicture, 'origin'> | null;
}

interface Closed extends SiteScope {
  readonly lander: LanderName;
  readonly until: number;
  readonly shown: PreviewedVariant;
}

interface About extends SiteScope {
  readonly lander: LanderName;
  readonly now: Date;
}

/** What a landing page would show, as a text for its address: it is kept nowhere, and nobody can make one up. */
export const closePreview = (seal: Seal, { siteId, lander, now }: About, shown: PreviewedVariant): string =>
  seal.close(purpose, {
    siteId,
    lander,
    until: now.getTime() + previewMilliseconds,
    shown,
  } satisfies Closed);

/** What such a text says, on the page it was made for and while it holds; undefined: it is none. */
export function openPreview(
  seal: Seal,
  { siteId, lander, now }: About,
  text: string | undefined,
): PreviewedVariant | undefined {
  const found = text === undefined ? undefined : (seal.open(purpose, text) as Closed | undefined);
  if (!found || found.siteId !== siteId || found.lander !== lander) return undefined;
  return found.until > now.getTime() ? found.shown : undefined;
}
