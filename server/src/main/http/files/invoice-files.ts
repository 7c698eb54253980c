import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnyCall, MemberCall } from '../../../accounts/index.ts';
import { serveInvoice } from '../../../payments/index.ts';
import type { HttpContext } from '../../../platform/http/exchange.ts';
import type { Gate } from '../../../platform/http/rates/gate.ts';
import type { RateLimit } from '../../../platform/http/rates/rate-limit.ts';
import type { Services } from '../../services.ts';

interface Asking {
  readonly gate: Gate<AnyCall>;
  identify(context: HttpContext): Promise<{ member: MemberCall | undefined }>;
}

/** Drawing one takes time of a processor; nobody reads more in a minute. */
const drawings: readonly RateLimit[] = [{ max: 30, seconds: 60, per: 'member' }];

/**
 * `GET /api/invoice.php?id=<payment>[&credit_note=<1…>]`: an invoice or a document after it as a PDF, for its buyer
 * alone. A link in a mail leads here, so a guest is asked to log in and comes to the payment then; what is another
 * member's answers as what does not exist.
 */
export function mountInvoiceFiles(
  app: Hono<{ Bindings: HttpBindings }>,
  services: Services,
  { gate, identify }: Asking,
): void {
  app.get('/api/invoice.php', async (context) => {
    const noStore = { 'Cache-Control': 'no-store' };
    const { id = '', credit_note: creditNote } = context.req.query();
    const { member } = await identify(context);
    if (!member) {
      const next = encodeURIComponent(`/transactions/${encodeURIComponent(id.slice(0, 100).toWellFormed())}`);
      return context.body(null, 303, { ...noStore, Location: `/login?next=${next}` });
    }
    await gate(member, 'GET /api/invoice.php', drawings);
    const file = await serveInvoice(services, member, { id, creditNote });
    if (!file) return context.body(null, 404, noStore);
    return context.body(file.bytes, 200, {
      ...noStore,
      'Content-Type': 'application/pdf',
      'Content-Disposition': dispositionOf(file.name),
    });
  });
}

/** A file to be kept under a name: in full, and in plain letters for programs that know no others. */
function dispositionOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[^\w .-]/g, '_')
    .replaceAll(' ', '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, '_')}`;
}
