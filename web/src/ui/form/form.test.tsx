import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Checkbox, Switch } from './choices.tsx';
import { Counter } from './counter.tsx';
import { DateOfBirth } from './date/date-of-birth.tsx';
import { emptyDate } from './date/date-parts.ts';
import { PasswordInput } from './password-input.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  test('ties label, hint and error to its control, the error first', () => {
    const field = html(
      <TextInput id="mail" label="E-mail" hint="Alleen voor jou." error="Ongeldige e-mail" name="email" />,
    );
    expect(field).toContain('<label class="field-label" for="mail">E-mail</label>');
    expect(field).toContain('aria-describedby="mail-error mail-hint"');
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('<p id="mail-hint" class="field-hint">Alleen voor jou.</p>');
    expect(field).toMatch(/<p id="mail-error" class="field-error"><svg[^]*<span>Ongeldige e-mail<\/span><\/p>/);
  });

  test('without hint or error describes nothing', () => {
    expect(html(<TextInput label="Naam" />)).not.toMatch(/aria-describedby|aria-invalid/);
  });

  test('for a password hides it and names the button that shows it', () => {
    const field = html(<PasswordInput label="Wachtwoord" showLabel="Toon wachtwoord" hideLabel="Verberg wachtwoord" />);
    expect(field).toContain('type="password"');
    expect(field).toContain('aria-label="Toon wachtwoord"');
  });

  test('with choices offers them natively, the empty one first', () => {
    const field = html(<Select label="Land" placeholder="Kies" options={[{ value: 'nl', label: 'Nederland' }]} />);
    expect(field).toContain('<option value="">Kies</option><option value="nl">Nederland</option>');
  });
});

test('a date of birth is one group of three numeric fields the browser can fill', () => {
  const texts = {
    labels: { day: 'Dag', month: 'Maand', year: 'Jaar' },
    placeholders: { day: 'dd', month: 'mm', year: 'jjjj' },
  };
  const group = html(
    <DateOfBirth
      label="Geboortedatum"
      value={emptyDate}
      onChange={() => undefined}
      error="Ongeldige geboortedatum."
      {...texts}
    />,
  );
  expect(group).toContain('<legend class="field-label">Geboortedatum</legend>');
  expect(group.match(/autoComplete="[^"]+"|autocomplete="[^"]+"/g)).toEqual(
    ['bday-day', 'bday-month', 'bday-year'].map((name) => `autoComplete="${name}"`),
  );
  expect(group.match(/inputMode="numeric"|inputmode="numeric"/g)).toHaveLength(3);
  expect(group.match(/aria-invalid="true"/g)).toHaveLength(3);
});

test('a box to tick is never ticked beforehand and reads its error', () => {
  const box = html(<Checkbox error="Dit is nodig.">Ik ga akkoord</Checkbox>);
  expect(box).not.toContain('checked');
  expect(box).toMatch(/aria-describedby="[^"]+-error"/);
});

test('a switch is one, natively', () => {
  expect(html(<Switch defaultChecked>Alleen echte leden</Switch>)).toContain('type="checkbox" role="switch"');
});

test('a segmented control is a group of radios with one choice', () => {
  const options = [
    { value: 'man', label: 'Man' },
    { value: 'woman', label: 'Vrouw' },
  ];
  const control = html(<Segmented label="Ik ben" options={options} value="woman" onChange={() => undefined} />);
  expect(control.match(/type="radio"/g)).toHaveLength(2);
  expect(control).toMatch(/checked="" value="woman"|value="woman" checked=""/);
  expect(control.match(/checked=""/g)).toHaveLength(1);
});

describe('a counter', () => {
  const counter = (used: number) =>
    html(
      <Counter
        used={used}
        most={1000}
        text={`${used}/1.000`}
        nearLabel="Bijna vol"
        fullLabel="Vol"
        className="field-counter"
      />,
    );

  test('is quiet until 90 %', () => {
    expect(counter(899)).not.toMatch(/counter-near|counter-full|Bijna vol/);
  });

  test('speaks at 90 % and again at the end', () => {
    expect(counter(900)).toContain('Bijna vol</span>');
    expect(counter(1000)).toContain('counter-full');
    expect(counter(1000)).toContain('>Vol</span>');
  });
});
