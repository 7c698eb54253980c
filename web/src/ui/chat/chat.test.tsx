import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Bubble } from './bubble.tsx';
import { ComposerBlock } from './composer.tsx';
import { DaySeparator, MessageList } from './history.tsx';

const own = { by: 'own', author: 'Jij', time: '10:44' } as const;

describe('a message', () => {
  test('says who wrote it and when, before the words', () => {
    expect(html(<Bubble {...own}>Tot zaterdag</Bubble>)).toContain(
      '<span class="sr-only">Jij, 10:44</span><div class="bubble bubble-own">Tot zaterdag</div>',
    );
  });

  test('of nobody real has a shape of its own', () => {
    const bubble = html(
      <Bubble by="fictional" author="Luna, fictief profiel" time="09:15" stamp="09:15 · fictief">
        Vertel
      </Bubble>,
    );
    expect(bubble).toContain('class="bubble bubble-fictional"');
    expect(bubble).toContain('09:15 · fictief');
  });

  test.each(['pending', 'outbox', 'held'] as const)('that is %s looks unfinished', (delivery) => {
    expect(
      html(
        <Bubble {...own} delivery={delivery} stamp="staat klaar">
          Hoi
        </Bubble>,
      ),
    ).toContain('bubble-waiting');
  });

  test('that failed offers what can be done about it', () => {
    const actions = ['Opnieuw proberen', 'Bewerken', 'Weggooien'].map((label) => ({ label, onPress: () => undefined }));
    const bubble = html(
      <Bubble {...own} delivery="failed" stamp="Niet verstuurd, geen credits afgeschreven." actions={actions}>
        Hoi
      </Bubble>,
    );
    expect(bubble).toContain('bubble-failed');
    expect(bubble.match(/<button/g)).toHaveLength(3);
  });
});

test('a conversation is a list inside a log, so that new messages are announced politely (T98)', () => {
  expect(
    html(
      <MessageList label="Gesprek met Nathalie">
        <DaySeparator>vandaag</DaySeparator>
      </MessageList>,
    ),
  ).toBe(
    '<div role="log" aria-label="Gesprek met Nathalie"><ol class="message-list"><li class="day-separator">vandaag</li></ol></div>',
  );
});

test('what replaces the composer quotes the draft it keeps', () => {
  const block = html(
    <ComposerBlock title="Geen credits meer" draft="Zaterdag?" draftLabel="Je bewaarde tekst" actions={null}>
      Je tekst blijft staan.
    </ComposerBlock>,
  );
  expect(block).toContain('<blockquote class="kept-draft" aria-label="Je bewaarde tekst">Zaterdag?</blockquote>');
  expect(
    html(
      <ComposerBlock title="Geen credits meer" draft="" actions={null}>
        …
      </ComposerBlock>,
    ),
  ).not.toContain('blockquote');
});
