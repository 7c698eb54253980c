import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { demoEmail, demoLogins, demoPassword } from '../demo/index.ts';
import { createApp } from './http/app.ts';
import { readConfig } from './config.ts';
import { openDevPages } from './web/dev-pages.ts';
import { openBuiltPages } from './web/pages.ts';
import { openServices } from './open-services.ts';

const config = readConfig(process.env);
const server = createServer();
const development = process.argv.includes('--dev') ? await openDevPages(server) : undefined;
const pages = development ?? openBuiltPages();
const opened = await openServices(config, pages.build);
const app = await createApp(opened.services, pages);
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
server.on('request', development ? development.aroundApp(listener as RequestListener) : listener);
await new Promise<void>((resolve) => server.listen(config.PORT, config.HOST, resolve));
console.log(`Vonk runs on ${config.PUBLIC_URL}`);
if (config.MODE === 'demo' && !config.SKIP_SEED) {
  const logins = Object.values(demoLogins).map(demoEmail).join(' (free) or ');
  console.log(`Log in as ${logins} (premium), password ${demoPassword}. Mails land in ${config.PUBLIC_URL}/dev/mail`);
}

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  opened.services.live.close();
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3000).unref();
  await opened.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
