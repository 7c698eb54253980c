// Runs before every command, on whatever Node started it: says what is missing in words a newcomer can act on.
import { existsSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  const platform = `${process.platform}-${process.arch}`;
  console.error(
    `Vonk needs Node 24 and found ${process.version}.\n` +
      `"npm ci" brings Node 24 along for Linux (x64, arm64), macOS and Windows; ` +
      `on this machine (${platform}) it did not.\n` +
      'Run "npm ci" again without --omit=optional, ' +
      'start through "npm run", or install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}
if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) {
  console.error('Nothing is installed yet: run "npm ci" first.');
  process.exit(1);
}
