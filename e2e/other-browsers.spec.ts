import { openFirefox } from './support/hands/firefox.ts';
import type { Hand } from './support/hands/hand.ts';
import { openWebkit } from './support/hands/webkit.ts';
import { another } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const browsers = [
  { name: 'Firefox', packages: 'firefox-esr', open: openFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver and xvfb', open: openWebkit },
];

for (const { name, packages, open } of browsers)
  test(`the main path in ${name}: sign up, search, a profile, a like, a chat, a payment @desktop`, async ({
    server,
  }) => {
    test.skip(!open, `Debian's ${packages} are not installed`);
    const hand = await open?.();
    if (!hand) return;
    try {
      await walk(hand, server, name);
    } finally {
      await hand.close();
    }
  });

/** From the front page to credits that are paid, by the links of the app wherever there is one. */
async function walk(hand: Hand, server: TestServer, browser: string): Promise<void> {
  const nathalie = await another(server, 'anna', { name: `Nathalie${browser}` });
  const email = `mark-${browser.toLowerCase()}@example.org`;
  const errors: string[] = [];
  const open = async (path: string) => {
    errors.push(...(await hand.errors()));
    await hand.open(path.startsWith('http') ? path : server.url(path));
  };

  await test.step('the front page leads to the form', async () => {
    await open('/');
    await hand.press('button', 'Ik ben 18 of ouder');
    await hand.press('link', 'Inloggen');
    await hand.see('field', 'Wachtwoord');
    await open('/signup');
  });

  await test.step('an account is made', async () => {
    await hand.type('Voornaam of schermnaam', `Mark ${browser}`);
    await hand.type('E-mailadres', email);
    await hand.type('Wachtwoord', 'vuurtoren op zondag');
    await hand.type('Dag', '14');
    await hand.type('Maand', '3');
    await hand.type('Jaar', '1981');
    await hand.press('answer', 'Man');
    await hand.press('answer', 'Vrouwen');
    await hand.press('answer', 'ga akkoord met de voorwaarden');
    await hand.press('button', 'Account maken');
    await hand.see('text', 'Stap 1 van 3');
  });

  await test.step('the mailed link confirms', async () => {
    const { text } = await server.mailTo(email);
    await open(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    await hand.press('button', 'Bevestig mijn adres');
    await hand.see('text', 'Je adres is bevestigd');
  });

  await test.step('from search to a profile, a like, a chat', async () => {
    await open('/members');
    await hand.press('link', nathalie.name);
    await hand.see('text', 'Twee pubers, een hond en toch tijd voor koffie.');
    await expect.poll(() => hand.address()).toContain(nathalie.publicId);
    await hand.press('button', `Like ${nathalie.name}`);
    await hand.press('link', 'Bericht sturen');
    await hand.press('button', 'Begrepen, naar het gesprek');
    await hand.type('bericht', 'Loop je ook wel eens langs de Eem?');
    await hand.press('button', 'Verstuur');
    await hand.see('text', 'Loop je ook wel eens langs de Eem?');
    // The first message moves to the conversation's own address, and opening another one answers early meanwhile.
    await expect.poll(() => hand.address()).toContain('/chats/');
  });

  await test.step('credits are paid at the sandbox', async () => {
    await open('/credits/30/ideal');
    await hand.press('answer', 'Lever mijn credits direct.');
    await hand.press('button', 'Bestelling met betalingsverplichting');
    await hand.press('button', 'Betaald');
    await hand.see('text', 'voor altijd');
  });

  errors.push(...(await hand.errors()));
  expect(errors).toEqual([]);
}
