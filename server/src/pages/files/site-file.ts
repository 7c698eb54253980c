import type { Locale } from '@vonk/contract/locales';
import type { Site } from '../../sites/index.ts';

export interface FileCall {
  readonly site: Site;
  readonly locale: Locale;
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** Changes with every build of the web app. */
  readonly build: string;
  readonly now: Date;
}

/** A file that a site serves at a fixed address. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** How long browsers keep it, in seconds. */
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}
