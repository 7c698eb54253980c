import { connect, type Socket } from 'node:net';

/**
 * One kept-alive HTTP connection with one request at a time, as thin as it gets: the load must not be what is measured.
 */
export interface HttpLine {
  /** Sends a JSON body as a member from an address of theirs and answers status and body. */
  post(
    path: string,
    from: { token: string; address: string },
    body: unknown,
  ): Promise<{ status: number; text: string }>;
  /** Reads as a member. */
  get(path: string, from: { token: string; address: string }): Promise<{ status: number; text: string }>;
  close(): void;
}

export async function openLine(port: number): Promise<HttpLine> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  let answered: ((answer: { status: number; text: string }) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  const closed = () => new Error('the server closed the connection');
  socket.on('close', () => failed?.(closed()));
  socket.setEncoding('latin1');
  socket.on('data', (piece: string) => {
    received += piece;
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? -1);
    const isChunked = length < 0;
    if (isChunked ? !received.endsWith('0\r\n\r\n') : received.length < end + 4 + length) return;
    const text = received.slice(end + 4);
    received = '';
    answered?.({ status: Number(head.slice(9, 12)), text });
  });
  const ask = (text: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      if (socket.destroyed) return reject(closed());
      answered = resolve;
      failed = reject;
      socket.write(text);
    });
  const headOf = (line: string, { token, address }: { token: string; address: string }) =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nCookie: session=${token}\r\n` +
    `X-Forwarded-For: ${address}\r\nX-Client: web\r\n`;
  return {
    post(path, from, body) {
      const json = JSON.stringify(body);
      const length = Buffer.byteLength(json);
      return ask(
        `${headOf(`POST ${path}`, from)}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`,
      );
    },
    get: (path, from) => ask(`${headOf(`GET ${path}`, from)}\r\n`),
    close: () => void socket.destroy(),
  };
}
