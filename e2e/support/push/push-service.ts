import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A push service for one Firefox: it speaks the browser's own protocol to it, and RFC 8030 to the site. */
export interface FirefoxPushService {
  /** Where the site hands pushes over, for `PUSH_SERVICES`. */
  readonly host: string;
  /** What Firefox is to be started with. */
  readonly preferences: Readonly<Record<string, string | boolean | number>>;
  /** What each push that was handed over was answered with. */
  readonly answers: readonly number[];
  /** The code of each that the browser took: 100 when its worker was told. */
  readonly taken: readonly number[];
  close(): Promise<void>;
}

/** What a browser says: who it is, for which channel it subscribes, that it took a push. */
interface Said {
  readonly messageType: 'hello' | 'register' | 'unregister' | 'ack';
  readonly uaid?: string;
  readonly channelID: string;
  readonly updates?: readonly { readonly code: number }[];
}

export async function startFirefoxPushService(): Promise<FirefoxPushService> {
  const answers: number[] = [];
  const taken: number[] = [];
  let browser: WebSocket | undefined;
  const channels = new Set<string>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const channelID = request.url?.split('/').at(-1) ?? '';
      const status = channels.has(channelID) && browser ? 201 : 410;
      answers.push(status);
      response.writeHead(status).end();
      if (status === 201) browser?.send(JSON.stringify(pushOf(channelID, Buffer.concat(parts))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    browser = socket;
    socket.on('message', (data: Buffer) => {
      const { messageType, channelID, uaid, updates = [] }: Said = JSON.parse(data.toString('utf8'));
      taken.push(...updates.map(({ code }) => code));
      const answer = { messageType, channelID, status: 200 };
      if (messageType === 'hello')
        socket.send(JSON.stringify({ messageType, uaid: uaid || randomUUID(), status: 200, use_webpush: true }));
      else if (messageType === 'register') {
        channels.add(channelID);
        socket.send(JSON.stringify({ ...answer, pushEndpoint: `http://${host}/wpush/${channelID}` }));
      } else if (messageType === 'unregister') {
        channels.delete(channelID);
        socket.send(JSON.stringify(answer));
      }
    });
  });
  return {
    host,
    preferences: {
      // The desktop's own way of showing them is not there without a desktop.
      'alerts.useSystemBackend': false,
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://${host}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.testing.ignorePermission': true,
      'permissions.default.desktop-notification': 1,
    },
    answers,
    taken,
    async close() {
      sockets.close();
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pushOf = (channelID: string, body: Buffer) => ({
  messageType: 'notification',
  channelID,
  version: randomUUID(),
  data: body.toString('base64url'),
  headers: { encoding: 'aes128gcm' },
});
