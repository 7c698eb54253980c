import type { Kit } from './kit.ts';

/** Changes settings of a site, as its operator would. */
export async function changeSite({ db, services }: Kit, settings: object, id = 1): Promise<void> {
  await db.pool.query('update sites set settings = settings || $1 where id = $2', [settings, id]);
  await services.sites.reload();
}
