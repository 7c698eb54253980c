import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../real-server.ts';
import { createHand, type Hand } from './hand.ts';
import { runnable } from './runnable.ts';

const browser = runnable(
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
const driver = runnable('WebKitWebDriver');
const screen = runnable('Xvfb');

/** WebKitGTK's small browser, at 1280 × 850 on a screen of its own; undefined where Debian's packages are missing. */
export const openWebkit = browser && driver && screen ? () => open(browser, driver, screen) : undefined;

async function open(binary: string, driverPath: string, screenPath: string): Promise<Hand> {
  const [port, display] = [await freePort(), `:${90 + Math.floor(Math.random() * 900)}`];
  const env = { ...process.env, DISPLAY: display, LANG: 'nl_NL' };
  const children: ChildProcess[] = [
    spawn(screenPath, [display, '-screen', '0', '1280x850x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env }),
  ];
  const end = () => children.forEach((child) => child.kill());
  try {
    await untilItAnswers(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    await session.manage().window().setRect({ width: 1280, height: 850, x: 0, y: 0 });
    return createHand<WebElement>({
      open: (address) => session.get(address),
      run: (source) => session.executeScript(`return ${source}`),
      find: async (source) => (await session.executeScript<WebElement | null>(`return ${source}`)) ?? undefined,
      click: (found) => found.click(),
      keys: async (found, text) => {
        await found.clear();
        await found.sendKeys(text);
      },
      close: async () => {
        await session.quit().catch(() => {});
        end();
      },
    });
  } catch (error) {
    end();
    throw error;
  }
}

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not answer within 10 s');
}
