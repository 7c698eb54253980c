import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the line. */
export interface TakenMail {
  readonly raw: Buffer;
  /** The return path, and whom it is for. */
  readonly from: string;
  readonly to: readonly string[];
}

/** A real SMTP server that takes every mail in; `behaviour` changes how it answers. */
export async function openSmtp(
  behaviour: SMTPServerOptions = {},
): Promise<{ url: string; received: Email[]; taken: TakenMail[]; close(): Promise<void> }> {
  const received: Email[] = [];
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ raw, from, to: envelope.rcptTo.map(({ address }) => address) });
        void PostalMime.parse(raw).then((mail) => (received.push(mail), done()));
      });
    },
    ...behaviour,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
