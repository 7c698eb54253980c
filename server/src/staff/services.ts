import type { Db } from '../platform/database/db.ts';
import type { Seal } from '../platform/seal.ts';
import type { Sites } from '../sites/index.ts';

export interface StaffServices {
  readonly config: { readonly PUBLIC_URL: string; readonly ADMIN_HOST?: string | undefined };
  readonly db: Db;
  readonly isDemo: boolean;
  readonly seal: Seal;
  readonly sites: Sites;
}
