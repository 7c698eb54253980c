import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AnyCall } from '../../../accounts/index.ts';
import { serveExport } from '../../../export/index.ts';
import type { HttpContext } from '../../../platform/http/exchange.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Services } from '../../services.ts';

/** Hands a member the file of their export (PRIV-2). */
export function mountExportFiles(
  app: Hono<{ Bindings: HttpBindings }>,
  services: Services,
  identify: (context: HttpContext) => Promise<{ visitor: AnyCall; member: AnyCall | undefined }>,
): void {
  app.get('/api/export-file.php', async (context) => {
    const caller = await identify(context).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    const file = caller?.member && (await serveExport(services, caller.member, context.req.query('key') ?? ''));
    if (!file) return context.body(null, 403, { 'Cache-Control': 'no-store' });
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Type': file.type,
      'Content-Disposition': 'attachment; filename="export.zip"',
    };
    return context.body(new Uint8Array(file.bytes), 200, headers);
  });
}
