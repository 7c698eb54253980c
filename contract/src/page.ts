import type { Locale } from './locales.ts';

export interface RouteFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The browser files of the whole app. */
export interface PageFiles {
  entry: RouteFiles;
  screens: Readonly<Record<string, RouteFiles>>;
  /** By `nl/chat`. */
  texts: Readonly<Record<string, string>>;
  memberLife: readonly string[];
  /** A module that must run before the entry (development only). */
  preamble: string;
}

/** What is read of the answer to a call that a page makes. */
export type PageAnswer = Pick<Response, 'ok' | 'status' | 'text'>;

/** The browser files of the back-office, whose pages are drawn in the browser. */
export interface AdminFiles {
  entry: RouteFiles;
  /** By `nl/admin`. */
  texts: Readonly<Record<string, string>>;
  /** A module that must run before the entry (development only). */
  preamble: string;
}

/** What the web app is given to render one page. */
export interface PageRequest {
  request: Request;
  locale: Locale;
  nonce: string;
  origin: string;
  themeCss: string;
  /** Sends an API call in-process, with the visitor's cookies. */
  send(path: string, init: RequestInit): Promise<PageAnswer>;
  /** Whether a member is logged in: then the page needs what runs around a member's screens. */
  isMember: boolean;
  files: PageFiles;
}

/** A page that is rendered, as text: who sends it packs it. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>;

/** Renders one page to a whole HTML response, redirects and 404 included. */
export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;
