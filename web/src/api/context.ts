import type { QueryClient } from '@tanstack/react-query';
import type { TextStore } from '../texts/store.ts';
import type { Call } from './call.ts';

/** What every route's loader gets. */
export interface AppContext {
  queryClient: QueryClient;
  call: Call;
  texts: TextStore;
  page: PageFacts;
}

/** Facts of one server-rendered page that its document needs. */
export interface PageFacts {
  /** Scheme and host, for canonical links. */
  origin: string;
  nonce: string;
  themeCss: string;
}
