import type { QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { StaffMe } from '@vonk/contract/admin/entrance';
import type { TextStore } from '../../texts/store.ts';
import type { AdminCall } from './call.ts';
import type { SessionGate } from './session-gate.ts';

/** What every page of the back-office gets. */
export interface AdminContext {
  queryClient: QueryClient;
  call: AdminCall;
  texts: TextStore;
  gate: SessionGate;
}

export const useAdmin = (): AdminContext => useRouteContext({ from: '__root__' });

/** Who is logged in, on any page behind the login. */
export const useMe = (): StaffMe => useRouteContext({ from: '/house', select: ({ me }) => me });
