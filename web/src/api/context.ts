import type { QueryClient } from '@tanstack/react-query';
import type { TextStore } from '../texts/store.ts';
import type { Call } from './call.ts';
import type { Frame, LatePart } from '../device/late-part.ts';

/** What every route's loader gets. */
export interface AppContext {
  queryClient: QueryClient;
  call: Call;
  texts: TextStore;
  /** What runs around every screen of a member. */
  memberLife: LatePart<Frame>;
  page: PageFacts;
}

/** Facts of one server-rendered page that its document needs. */
export interface PageFacts {
  /** Scheme and host, for canonical links. */
  origin: string;
  nonce: string;
  themeCss: string;
  /** Whether the device remembers `name`; asked of the request's cookies on the server. */
  remembers(name: string): boolean;
}
