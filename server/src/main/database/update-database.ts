import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { layers } from '../../../../architecture.mjs';
import { type AppliedFunctions, applyFunctions, type FunctionSources } from '../../platform/database/functions.ts';
import { migrate } from '../../platform/database/migrate.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

export const functionSources: FunctionSources = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  modules: layers.flat(),
};

/**
 * Brings the database to this version: first its migrations, then its SQL functions, which a version that `takesOver`
 * puts over newer ones.
 */
export async function updateDatabase(pool: Pool, { takesOver = false } = {}): Promise<AppliedFunctions> {
  let functions: AppliedFunctions = { applied: [], isOlder: false };
  await migrate(pool, migrationsFolder, async (client, { isBehind }) => {
    functions = await applyFunctions(client, functionSources, { isBehind, takesOver });
  });
  return functions;
}
