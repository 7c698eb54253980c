// Builds the web app twice (browser, server rendering) and the back-office once, and writes down which files each page
// needs.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { routes } from '../../web/src/routes.ts';
import { bundleGroups } from './bundles.mjs';
import { sourceStamp } from './source-stamp.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const configFile = `${root}web/vite.config.ts`;
const stamp = sourceStamp();
// Whoever starts it, a test too: in any other one the two halves would not fit each other.
process.env.NODE_ENV = 'production';

rmSync(`${root}dist`, { recursive: true, force: true });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: `${root}dist/client`,
    manifest: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: `${root}web/src/entry-client.tsx`,
      // What every page needs is one file, and what every page of a member needs; without this there would be fifty
      // small ones.
      output: {
        codeSplitting: { groups: bundleGroups() },
      },
    },
  },
});
await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: `${root}dist/server`, ssr: `${root}web/src/entry-server.tsx`, emptyOutDir: true },
});

await build({
  configFile: `${root}web/admin.config.ts`,
  logLevel: 'warn',
  build: {
    outDir: `${root}dist/admin`,
    manifest: true,
    emptyOutDir: true,
    rolldownOptions: { input: `${root}web/src/admin/entry.tsx` },
  },
});

const { manifest, filesOf, texts } = readManifest('client', '/');
const admin = readManifest('admin', '/admin/');
const entry = filesOf('src/entry-client.tsx');
const screens = {};
function walk(nodes, parentId) {
  for (const node of nodes ?? []) {
    const own =
      node.type === 'layout'
        ? `/_${node.id}`
        : node.type === 'index'
          ? '/'
          : `/${(node.path ?? '').replace(/^\//, '')}`;
    const id = node.type === 'physical' ? parentId : `${parentId}${own}`;
    if (node.file) {
      const files = Object.keys(manifest)
        .filter((key) => key.startsWith(`src/${node.file}?tsr-split`))
        .map((key) => filesOf(key));
      screens[id] = {
        scripts: [...new Set(files.flatMap((file) => file.scripts))].filter((file) => !entry.scripts.includes(file)),
        styles: [...new Set(files.flatMap((file) => file.styles))].filter((file) => !entry.styles.includes(file)),
      };
    }
    walk(node.children, id);
  }
}
walk(routes.children, '');

const buildId = createHash('sha256')
  .update(JSON.stringify([manifest, admin.manifest]))
  .digest('hex')
  .slice(0, 12);
const memberKey = Object.keys(manifest).find((key) => manifest[key].name === 'member');
if (memberKey === undefined) throw new Error('the build made no file of what runs around the screens of a member');
const memberLife = filesOf(memberKey, new Set(['src/entry-client.tsx'])).scripts.filter(
  (file) => !entry.scripts.includes(file),
);
const adminFiles = { entry: admin.filesOf('src/admin/entry.tsx'), texts: admin.texts };
writeFileSync(
  `${root}dist/pages.json`,
  JSON.stringify({ build: buildId, entry, screens, texts, memberLife, admin: adminFiles }, null, 1),
);
await compressFiles(`${root}dist/client/assets/`);
await compressFiles(`${root}dist/admin/assets/`);
writeFileSync(`${root}dist/stamp`, stamp);

/** What a build for browsers wrote down of its files; `base` is where they are served. */
function readManifest(folder, base) {
  const manifest = JSON.parse(readFileSync(`${root}dist/${folder}/.vite/manifest.json`, 'utf8'));
  const address = (file) => `${base}${file}`;

  /** The scripts and styles behind a manifest entry, its static imports included. */
  function filesOf(key, seen = new Set()) {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return { scripts: [], styles: [] };
    seen.add(key);
    const inner = (entry.imports ?? []).map((imported) => filesOf(imported, seen));
    return {
      scripts: [address(entry.file), ...inner.flatMap((files) => files.scripts)],
      styles: [...(entry.css ?? []).map(address), ...inner.flatMap((files) => files.styles)],
    };
  }

  const texts = Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const found = /locales\/src\/([a-z]{2}\/[a-z-]+)\.ts$/.exec(key);
      return found ? [[found[1], address(file)]] : [];
    }),
  );
  return { manifest, filesOf, texts };
}

/** Lays a brotli and a gzip copy beside every text file, so that the server only sends them. */
async function compressFiles(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name));
  const encode = [
    ['br', promisify(brotliCompress)],
    ['gz', (body) => promisify(gzip)(body, { level: 9 })],
  ];
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(folder + name);
      for (const [ending, pack] of encode) await writeFile(`${folder}${name}.${ending}`, await pack(body));
    }),
  );
}
