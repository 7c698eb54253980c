/** A JSON schema as `/openapi.json` holds it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

/** Makes values: of one seed always the same ones. */
export interface Values {
  /** A number from 0 to 1. */
  random(): number;
  among<T>(choices: readonly T[]): T;
  /** A value that a schema asks for. */
  fitting(schema: Schema): unknown;
  /** A value that nobody sends by accident. */
  hostile(): unknown;
  hostileText(): string;
  /** Keeps texts of an answer (ids, cursors, names) to send them again elsewhere. */
  learn(answer: unknown): void;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What breaks a database that is handed it. */
const poisons: readonly string[] = [
  '\0',
  'Anna\0',
  '\ud800',
  'a\udc00b',
  '2147483648',
  `${'x'.repeat(99)}😀`,
  '0000-00-00',
  encoded({ challenge: 'a\0b', type: 'webauthn.get', origin: 'x' }),
];

const texts: readonly string[] = [
  '',
  ' ',
  '😀'.repeat(60),
  `${'x'.repeat(99)}😀`,
  'é\u0301\u202e',
  '\u2028\r\n\t',
  'x'.repeat(300),
  'x'.repeat(50_000),
  "'; drop table accounts; --",
  '%',
  '%00',
  '%_\\',
  '\\',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '{}',
  '[1',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '０１２',
  '1,2,,3',
  '0000-00-00',
  '2024-02-30',
  '9999-12-31',
  '-0001-01-01T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'mallory@example.org',
  `${'a'.repeat(250)}@example.org`,
  '@',
  'http://elsewhere.example/',
  '//elsewhere.example',
  '/%5celsewhere.example',
  '2001:db8::1',
  encoded(null),
  encoded({ challenge: 'a\0b', type: 'webauthn.get', origin: 'x' }),
  '11111111111111',
];

const others: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  5e-324,
  [],
  {},
  [null],
  [[]],
  ['\0'],
  { '\0': 1 },
  { $ne: null },
];

/** `random` gives numbers from 0 to 1. */
export function makeValues(random: () => number): Values {
  const known: string[] = [];
  const among = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const hostileText = () => among(random() < 0.4 ? poisons : texts);
  const nested = () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 3000; depth += 1) value = depth % 2 ? [value] : { a: value };
    return value;
  };
  const hostile = () => {
    const chance = random();
    if (chance < 0.6) return hostileText();
    return chance < 0.98 ? among(others) : nested();
  };
  const text = ({ format }: Schema) => {
    if (format === 'uuid')
      return `${'0'.repeat(8)}-0000-4000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`;
    if (format === 'email') return `fuzz${Math.floor(random() * 1e6)}@example.org`;
    return known.length > 0 && random() < 0.6
      ? among(known)
      : among(['Anna', '1985-03-14', '1', 'vuurtoren-op-zondag', '/members']);
  };
  const number = ({ minimum = 0, maximum = 100 }: Schema) =>
    among([minimum, maximum, Math.floor(minimum + random() * Math.min(maximum - minimum, 200))]);
  const object = ({ properties = {}, required = [] }: Schema) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) =>
        required.includes(name) || random() < 0.5 ? [[name, fitting(part)]] : [],
      ),
    );
  const makers: Readonly<Record<string, (schema: Schema) => unknown>> = {
    string: text,
    integer: number,
    number,
    boolean: () => random() < 0.5,
    null: () => null,
    array: ({ items = {} }) => Array.from({ length: Math.floor(random() * 4) }, () => fitting(items)),
    object,
  };
  const fitting = (schema: Schema): unknown => {
    if ('const' in schema) return schema.const;
    if (schema.enum) return among(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fitting(among(choices));
    const type = Array.isArray(schema.type) ? among(schema.type) : schema.type;
    return (makers[type ?? 'string'] ?? text)(schema);
  };
  const learn = (answer: unknown): void => {
    if (typeof answer === 'string' && answer.length >= 4 && answer.length <= 200) {
      if (known.length < 400) known.push(answer);
      else known[Math.floor(random() * known.length)] = answer;
    } else if (typeof answer === 'object' && answer !== null) {
      for (const part of Object.values(answer).slice(0, 20)) learn(part);
    }
  };
  return { random, among, fitting, hostile, hostileText, learn };
}
