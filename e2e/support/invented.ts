import { newId, publicId } from '../../server/src/platform/ids.ts';
import { withDatabase } from './members.ts';
import type { TestServer } from './server.ts';

/** An invented profile of the site, written straight into the tables. */
export async function addInvented(
  server: TestServer,
  kind: 'fictional' | 'fictional_ai' = 'fictional',
): Promise<{ id: string; publicId: string; name: string }> {
  const now = new Date();
  const name = `Luna${Math.random().toString(36).slice(2, 7)}`;
  const profile = { id: newId(now), publicId: publicId(), name };
  await withDatabase(server, (client) =>
    client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country,
         quote, created_at)
       values (1, $1, $2, $5, 'active', true, $3, '1990-05-05', 'female', 'NL', 'Vertel eens over je avond.', $4)`,
      [profile.id, profile.publicId, name, now, kind],
    ),
  );
  return profile;
}
