import { randomUUID } from 'node:crypto';
import { type ClientHttp2Session, connect } from 'node:http2';
import { body, type Talker } from '../chat/chat-ground.ts';

/** What nginx in front does, asked by HTTP/2 as browsers do. */
export interface Front {
  readonly 'HTTP/2': boolean;
  /** Between a message and its event on the stream of who gets it. */
  readonly 'milliseconds to the event': number;
}

/** Opens a stream of events by nginx, sends one message by it and waits for its event: nothing on the way holds it. */
export async function askFront(port: number, [sender, receiver]: readonly [Talker, Talker]): Promise<Front> {
  const line = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    const headersOf = ({ token, address }: Talker) => ({
      ':authority': 'localhost',
      cookie: `session=${token}`,
      'x-forwarded-for': address,
      'x-client': 'web',
    });
    const stream = line.request({ ...headersOf(receiver), ':path': '/api/events' });
    const heard = { text: '' };
    stream.setEncoding('utf8').on('data', (piece: string) => void (heard.text += piece));
    await until(() => heard.text !== '');
    const begun = performance.now();
    const message = JSON.stringify({ profile: receiver.publicId, key: randomUUID(), text: body });
    const status = await post(line, { ...headersOf(sender), ':path': '/api/message.php' }, message);
    if (status !== 200) throw new Error(`a message by nginx is answered ${status}`);
    await until(() => /^event: message$/m.test(heard.text));
    stream.close();
    return { 'HTTP/2': line.alpnProtocol === 'h2', 'milliseconds to the event': Math.round(performance.now() - begun) };
  } finally {
    line.destroy();
  }
}

function post(line: ClientHttp2Session, headers: Readonly<Record<string, string>>, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = line.request({ ...headers, ':method': 'POST', 'content-type': 'application/json' });
    call.on('response', (answer) => resolve(Number(answer[':status']))).on('error', reject);
    call.resume().end(text);
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const begun = performance.now(); !isTrue();) {
    if (performance.now() - begun > 10_000) throw new Error('nginx passes no event on within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
