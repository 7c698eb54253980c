import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { openSmtp } from './smtp-server.ts';

/** A real SMTP server for one test. */
export async function startSmtp(behaviour: SMTPServerOptions = {}) {
  const { close, ...server } = await openSmtp(behaviour);
  onTestFinished(close);
  return server;
}

/** An SMTP server's answer, for the callbacks of `behaviour`. */
export const smtpAnswer = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
