import { request } from 'node:http';
import type { SiteScope } from '../../sites/index.ts';
import { readKeys } from './keys.ts';
import type { SandboxServices } from './sandbox.ts';
import { sign, signatureHeader } from './signature.ts';

const patienceMilliseconds = 10_000;

/**
 * Posts one signed notification to the site's own address. Throws when it was not taken in, so that the job is tried
 * again.
 */
export async function sendNotification(
  { db, sites, config }: SandboxServices,
  { siteId, reference, eventId, now }: SiteScope & { reference: string; eventId: string; now: Date },
): Promise<void> {
  const [key] = await readKeys(db);
  const site = sites.byId(siteId);
  if (!key || !site) throw new Error('the sandbox has no key, or its site is gone');
  const body = Buffer.from(JSON.stringify({ id: eventId, payment: reference }));
  const status = await post(config, body, {
    // The site is found by its name, but `*.localhost` and hosts behind a proxy do not resolve here.
    host: site.domain,
    'content-type': 'application/json',
    'content-length': String(body.length),
    [signatureHeader]: sign(key, body, now),
  });
  if (status !== 200) throw new Error(`the notification of the sandbox was answered ${status}`);
}

const everyAddress = new Set(['0.0.0.0', '::', '']);

function post(
  { HOST, PORT }: SandboxServices['config'],
  body: Buffer,
  headers: Record<string, string>,
): Promise<number> {
  const host = everyAddress.has(HOST) ? '127.0.0.1' : HOST;
  const path = '/api/payment-notification.php?provider=sandbox';
  return new Promise((resolve, reject) => {
    const sent = request(
      { host, port: PORT, path, method: 'POST', headers, timeout: patienceMilliseconds },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the notification of the sandbox was not answered')));
    sent.on('error', reject);
    sent.end(body);
  });
}
