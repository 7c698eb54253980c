// Finds a Chromium for the browser tests, or installs one: Playwright's own, one of the system, Debian's by apt-get as
// root.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const isRunnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find(isRunnable);
const installed = (preferred) =>
  [process.env.CHROME_PATH, chromium.executablePath()].find((path) => path && isRunnable(path)) ??
  [...preferred, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean) ??
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isRunnable);

function tryToRun(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a browser, of the preferred names if one is there; undefined, after saying what to do, when none can be
 * had.
 */
export function findBrowser(...preferred) {
  let browser = installed(preferred);
  if (!browser && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No browser found: installing Debian’s Chromium …');
    tryToRun('apt-get', ['update', '-qq']);
    tryToRun('apt-get', ['install', '-y', '-qq', 'chromium']);
    browser = installed(preferred);
  }
  if (!browser) {
    console.log('No browser found: asking Playwright for its own …');
    tryToRun(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
    browser = installed(preferred);
  }
  if (!browser) {
    console.error(
      'The browser tests need Chromium, and none could be found or installed.\n' +
        'Install it (Debian: apt-get install chromium) or set CHROME_PATH to one.',
    );
  }
  return browser;
}
