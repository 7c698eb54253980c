import { minute } from '@vonk/contract/durations';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import type { Log } from '../log.ts';
import { listenOn } from '../program/listen.ts';
import { mailRate } from './mail-rate.ts';

/** A mail as it was brought, for one address of ours. */
export interface BroughtMail {
  /** Lower case, as the receiver knows it. */
  readonly address: string;
  readonly raw: Buffer;
}

export interface ReceiverOptions {
  readonly host: string;
  readonly port: number;
  /** What it calls itself. */
  readonly name: string;
  readonly log: Log;
  /** How many recipients one address of the network may name in a minute. */
  readonly perMinute?: number;
  /** Whether mails for an address are taken; any other is refused before its mail is sent. */
  knows(address: string): boolean;
  /** Takes a mail over. When it throws, the sender is asked to come again. */
  take(mail: BroughtMail): Promise<void>;
}

export interface Receiver {
  readonly port: number;
  close(): Promise<void>;
}

/** The largest mail, in bytes: a report with the whole of ours. */
export const maxReceivedBytes = 256 * 1024;

// What comes of one address in a minute, refused recipients counted too: a large mailbox service stays far below.
const usualPerMinute = 300;
const maxClients = 50;

const answer = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/**
 * A small SMTP server (RFC 5321) that takes mails for known addresses and hands nothing on. It knows no logins; what is
 * too large, too much, or for anybody else is refused.
 */
export async function openReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { host, port, name, log, perMinute = usualPerMinute, knows, take } = options;
  const rate = mailRate({ max: perMinute, span: minute });
  const known = ({ address }: SMTPServerAddress): string => address.toLowerCase();
  const server = new SMTPServer({
    name,
    banner: 'reports only',
    size: maxReceivedBytes,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients,
    maxRecipients: 1,
    socketTimeout: minute,
    closeTimeout: 1000,
    onRcptTo: (address, { remoteAddress }, done) => {
      if (!rate.take(remoteAddress)) return done(answer(421, '4.7.0 too much at once, come again later'));
      return done(knows(known(address)) ? undefined : answer(550, '5.1.1 there is no such mailbox here'));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxReceivedBytes) chunks.push(chunk);
      });
      stream.on('end', () => {
        const [recipient] = envelope.rcptTo;
        if (stream.sizeExceeded || recipient === undefined) return done();
        return void take({ address: known(recipient), raw: Buffer.concat(chunks) }).then(
          () => done(),
          (error: unknown) => {
            log.error({ err: error }, 'a report could not be taken over');
            done(answer(451, '4.3.0 come again later'));
          },
        );
      });
    },
  });
  server.on('error', (error: Error) => log.debug({ err: error }, 'a connection that brings reports was lost'));
  await listenOn(server.server, { HOST: host, PORT: port }, 'RETURN_PATH_PORT');
  return {
    port: (server.server.address() as { port: number }).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
