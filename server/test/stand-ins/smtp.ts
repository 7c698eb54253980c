import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A real SMTP server for one test that takes every mail in; `behaviour` changes how it answers. */
export async function startSmtp(behaviour: SMTPServerOptions = {}): Promise<{ url: string; received: Email[] }> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => (received.push(mail), done())),
      );
    },
    ...behaviour,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** An SMTP server's answer, for the callbacks of `behaviour`. */
export const smtpAnswer = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
