import { connect, type Socket } from 'node:net';

/** A client of XMPP that is logged in and present: as thin as it gets, the load must not be what is measured. */
export interface XmppLine {
  /** Writes to somebody; answers once the words are with the operating system. */
  say(to: string, id: string, body: string): Promise<void>;
  close(): void;
}

const opening =
  `<?xml version='1.0'?><stream:stream to='localhost' xmlns='jabber:client' ` +
  `xmlns:stream='http://etherx.jabber.org/streams' version='1.0'>`;

/** Logs in by SASL PLAIN, binds and becomes present (RFC 6120, RFC 6121); `onMessage` hears the id of what comes. */
export async function openXmpp(port: number, name: string, onMessage: (id: string) => void): Promise<XmppLine> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true).setEncoding('utf8');
  let received = '';
  let waiting: { wanted: RegExp; resolve: () => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error(`${name} was hung up on: ${received}`)));
  socket.on('data', (piece: string) => {
    received += piece;
    if (waiting) {
      if (!waiting.wanted.test(received)) return;
      const { resolve } = waiting;
      [received, waiting] = ['', undefined];
      return resolve();
    }
    const end = received.lastIndexOf('</message>');
    if (end < 0) return;
    for (const [, id] of received.slice(0, end).matchAll(/<message [^>]*\bid=['"]([0-9a-f-]{36})['"]/g))
      if (id) onMessage(id);
    received = received.slice(end + '</message>'.length);
  });
  const ask = (text: string, wanted: RegExp) =>
    new Promise<void>((resolve, reject) => {
      waiting = { wanted, resolve, reject };
      socket.write(text);
    });
  const secret = Buffer.from(`\0${name}\0${name}`).toString('base64');
  await ask(opening, /<\/stream:features>/);
  await ask(`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${secret}</auth>`, /<success/);
  await ask(opening, /<\/stream:features>/);
  await ask(
    `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>web</resource></bind></iq>`,
    /id=['"]bind['"][\s\S]*<\/iq>/,
  );
  await ask('<presence/>', /<presence [\s\S]*(?:\/>|<\/presence>)/);
  return {
    say: (to, id, body) =>
      new Promise((resolve) => {
        socket.write(`<message to='${to}@localhost' type='chat' id='${id}'><body>${body}</body></message>`, () =>
          resolve(),
        );
      }),
    close: () => void socket.destroy(),
  };
}
