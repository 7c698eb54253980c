import { locales } from '@vonk/contract/locales';
import { describe, expect, test } from 'vitest';
import { createTranslator } from 'use-intl/core';

/** The three facts and the word for a computer, as each language says them. */
const facts = {
  nl: ['bestaat niet', /betaalde medewerkers van Vonk B\.V\./i, 'Ontmoeten kan nooit', 'AI'],
  en: ['does not exist', /paid staff of Vonk B\.V\./i, 'can never meet', 'AI'],
  de: ['gibt es nicht', /bezahlte Mitarbeitende von Vonk B\.V\./i, 'Ein Treffen ist nie möglich', 'KI'],
  es: ['no existe', /personal pagado de Vonk B\.V\./i, 'Nunca podréis veros', 'IA'],
  fr: ['n’existe pas', /personnes rémunérées par Vonk B\.V\./i, 'Une rencontre est impossible', 'IA'],
  it: ['non esiste', /personale pagato di Vonk B\.V\./i, 'Incontrarsi non', 'IA'],
  pl: ['nie istnieje', /pracownicy, którym Vonk B\.V\. za to płaci/i, 'Spotkanie nigdy nie jest możliwe', 'AI'],
} as const;

describe.each(locales)('the notice about an invented profile in %s', (locale) => {
  const [invented, paid, never, ai] = facts[locale];
  const translated = async (feature: 'chat' | 'members' | 'shell') => {
    const { [feature]: messages = {} } = (await import(`../../../../locales/src/${locale}/${feature}.ts`)) as Record<
      string,
      Record<string, string>
    >;
    const t: (key: string, values?: Record<string, string>) => string = createTranslator({ locale, messages });
    return (key: string, by: 'ai' | 'staff' = 'staff') =>
      t(key, { name: 'Luna', company: 'Vonk B.V.', until: '12:00', by });
  };

  test('T4: names the three facts: invented, written for pay by the company, and no meeting ever', async () => {
    const chat = await translated('chat');
    const members = await translated('members');
    for (const words of [`${chat('noticeTitle')}. ${chat('noticeText')}`, members('fictionalFacts')]) {
      expect(words).toContain('Luna');
      expect(words).toContain(invented);
      expect(words).toMatch(paid);
      expect(words).toContain(never);
      expect(words).not.toMatch(new RegExp(`\\b${ai}\\b`));
    }
  });

  test('T12: says that a computer writes along, in the notices, the label and at each message', async () => {
    const [chat, members, shell] = [await translated('chat'), await translated('members'), await translated('shell')];
    const said = [
      chat('noticeText', 'ai'),
      chat('pausedText', 'ai'),
      members('fictionalFacts', 'ai'),
      shell('fictionalAiTitle'),
      chat('fictionalAiStamp'),
    ];
    expect(said.filter((words) => !new RegExp(`\\b${ai}\\b`).test(words))).toEqual([]);
    expect(chat('noticeText', 'ai')).toMatch(paid);
  });
});
