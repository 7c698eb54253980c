import { parentPort } from 'node:worker_threads';
import type { InvoiceSheet } from '../sheet.ts';
import { drawSheet } from './draw-sheet.ts';

// Drawing takes tens of milliseconds, the first one a tenth of a second: not on the event loop of the server.
parentPort?.on('message', ({ sheet, issuedAt }: { sheet: InvoiceSheet; issuedAt: Date }) => {
  void drawSheet(sheet, issuedAt).then((bytes) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    parentPort?.postMessage(new Uint8Array(bytes));
  });
});
