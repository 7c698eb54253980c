import { timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../platform/seal.ts';
import type { SiteScope } from '../../sites/index.ts';

export interface MailName extends SiteScope {
  readonly mailId: string;
}

const purpose = 'mail tag';
const shape = /^([1-9]\d{0,4})-([0-9a-f]{32})-([0-9a-f]{20})$/;

/**
 * What names a mail to those who carry it, so that they can say what became of it: nobody but us can make one. At most
 * 59 lower-case characters, which any server leaves as they are in the local part of an address.
 */
export const mailTagOf = (seal: Seal, { siteId, mailId }: MailName): string =>
  `${siteId}-${mailId.replaceAll('-', '')}-${proofOf(seal, { siteId, mailId })}`;

/** The mail that a tag names; undefined for what is none of ours. */
export function readMailTag(seal: Seal, text: string): MailName | undefined {
  const [, site, hex, proof] = shape.exec(text.toLowerCase()) ?? [];
  if (site === undefined || hex === undefined || proof === undefined) return undefined;
  const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const name = { siteId: Number(site), mailId };
  return timingSafeEqual(Buffer.from(proofOf(seal, name)), Buffer.from(proof)) ? name : undefined;
}

const proofOf = (seal: Seal, { siteId, mailId }: MailName): string =>
  Buffer.from(seal.sign(purpose, [String(siteId), mailId]), 'base64url')
    .toString('hex')
    .slice(0, 20);
