import { type ReturnPath, returnPathOf, type ReturnPathServices } from '../../mails/index.ts';
import type { Log } from '../../platform/log.ts';
import { openReceiver, type Receiver } from '../../platform/mail/receiver.ts';
import type { Config } from '../config.ts';

/** The return path of mails; undefined where none is configured. */
export const openReturnPath = (
  { RETURN_PATH_DOMAIN }: Pick<Config, 'RETURN_PATH_DOMAIN'>,
  services: ReturnPathServices,
): ReturnPath | undefined =>
  RETURN_PATH_DOMAIN === undefined ? undefined : returnPathOf(RETURN_PATH_DOMAIN, services);

/** Listens for what comes back by it; undefined where that is not switched on. */
export async function listenForReports(
  { HOST, RETURN_PATH_DOMAIN, RETURN_PATH_PORT }: Config,
  { returnPath, log }: { returnPath: ReturnPath | undefined; log: Log },
): Promise<Receiver | undefined> {
  if (!returnPath || RETURN_PATH_DOMAIN === undefined || RETURN_PATH_PORT === undefined) return undefined;
  const { knows, take } = returnPath;
  return openReceiver({ host: HOST, port: RETURN_PATH_PORT, name: RETURN_PATH_DOMAIN, log, knows, take });
}
