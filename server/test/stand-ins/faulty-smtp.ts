import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** At which step of handing a mail over (RFC 5321) something goes wrong. */
export const smtpSteps = ['greeting', 'hello', 'sender', 'recipient', 'data', 'text'] as const;
export type SmtpStep = (typeof smtpSteps)[number];
/** What goes wrong: an answer with this code, the connection ends, or nothing more is said. */
export type SmtpFault = number | 'close' | 'hang';

const usual: Readonly<Record<SmtpStep, string>> = {
  greeting: '220 mx.test ready',
  hello: '250 mx.test',
  sender: '250 2.1.0 fine',
  recipient: '250 2.1.5 fine',
  data: '354 go on',
  text: '250 2.0.0 taken',
};
const steps: Readonly<Record<string, SmtpStep>> = {
  EHLO: 'hello',
  HELO: 'hello',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'data',
};

/** A server that speaks SMTP by itself, and goes wrong at one step until it is mended. */
export async function startFaultySmtp(
  step: SmtpStep,
  fault: SmtpFault,
): Promise<{ url: string; received: string[]; tries(): number; mend(): void }> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let isMended = false;
  let tries = 0;
  const say = (socket: Socket, at: SmtpStep) => {
    if (isMended || at !== step) return void socket.write(`${usual[at]}\r\n`);
    if (fault === 'close') socket.destroy();
    else if (fault !== 'hang') socket.write(`${fault} ${String(fault)[0]}.7.0 not now\r\n`);
  };
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8').on('error', () => {}));
    tries += 1;
    say(socket, 'greeting');
    let [heard, isText] = ['', false];
    socket.on('data', (part) => {
      heard += String(part);
      for (let end: number; (end = heard.indexOf(isText ? '\r\n.\r\n' : '\r\n')) >= 0;) {
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isText ? 5 : 2));
        if (isText) {
          isText = false;
          if (isMended || step !== 'text' || fault === 'close') received.push(said);
          say(socket, 'text');
          continue;
        }
        const at = steps[said.slice(0, 4).toUpperCase()];
        isText = at === 'data' && (isMended || step !== 'data');
        if (at) say(socket, at);
        else socket.write(/^QUIT/i.test(said) ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => tries, mend: () => (isMended = true) };
}
