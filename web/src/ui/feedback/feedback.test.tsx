import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Alert } from './alert.tsx';
import { CountBadge, CreditsBadge } from './badges.tsx';
import { LoadingRegion } from './loading.tsx';
import { ProgressBars, Steps } from './progress.tsx';

describe('a badge', () => {
  test('shows at most 99+, says the number in words, and is absent at zero', () => {
    expect(html(<CountBadge count={120} label="120 ongelezen berichten" />)).toBe(
      '<span class="badge"><span aria-hidden="true">99+</span><span class="sr-only">120 ongelezen berichten</span></span>',
    );
    expect(html(<CountBadge count={99} label="" />)).toContain('>99<');
    expect(html(<CountBadge count={0} label="" />)).toBe('');
  });

  test.each([
    [11, 'badge badge-plain'],
    [10, 'badge badge-low'],
    [1, 'badge badge-low'],
    [0, 'badge badge-empty'],
  ])('for %i credits is %s', (credits, look) => {
    expect(html(<CreditsBadge credits={credits} label={`${credits} credits`} />)).toBe(
      `<span class="${look}">${credits} credits</span>`,
    );
  });
});

describe('an alert', () => {
  test('announces itself only when something went wrong', () => {
    expect(html(<Alert kind="error">Mislukt.</Alert>)).toContain('role="alert"');
    for (const kind of ['info', 'money', 'ok'] as const)
      expect(html(<Alert kind={kind}>Tekst</Alert>)).not.toContain('role=');
  });

  test('can be closed only with a name for it', () => {
    expect(
      html(
        <Alert kind="info" onDismiss={() => undefined} closeLabel="Sluiten">
          x
        </Alert>,
      ),
    ).toContain('aria-label="Sluiten"');
    expect(html(<Alert kind="info">x</Alert>)).not.toContain('<button');
  });
});

test('progress is said in words', () => {
  const bars = html(<ProgressBars done={2} of={4} label="Stap 2 van 4" />);
  expect(bars).toContain('role="progressbar" aria-valuemin="0" aria-valuemax="4" aria-valuenow="2"');
  expect(bars.match(/is-done/g)).toHaveLength(2);
  expect(html(<Steps steps={['Pakket', 'Betalen']} current={1} label="Stappen" />)).toContain(
    'aria-current="step">Betalen</li>',
  );
});

test('a region that loads is busy, and says so', () => {
  expect(
    html(
      <LoadingRegion busy label="Laden">
        {''}
      </LoadingRegion>,
    ),
  ).toBe('<div aria-busy="true"><span class="sr-only" role="status">Laden</span></div>');
});
