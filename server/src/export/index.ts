// Export: a file with everything about a member, for the member (PRIV-2). Owns: exports, the files under exports/.
// Promises: asked with a fresh login, fetched by its owner's session alone, gone after a day (X10).
export { forgetExport } from './forget-export.ts';
export { makeExport } from './make-export.ts';
export { orderExport } from './order-export.ts';
export type { ExportServices } from './services.ts';
export { exportRoutes } from './routes.ts';
export { serveExport } from './serve-export.ts';
export { deleteExportFile, sweepExports } from './sweep-exports.ts';
