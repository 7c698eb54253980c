import type { Schema, Values } from './values.ts';

/** What `/openapi.json` says of the calls. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface MadeRequest {
  /** `POST /api/message.php`, or the path of a page or file. */
  name: string;
  method: string;
  /** Path and query, encoded. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** Addresses that the contract does not list: pages, files, what operators ask. */
const otherPaths = [
  '/members/',
  '/chats/',
  '/pages/',
  '/likes/',
  '/credits/',
  '/landers/gallery/',
  '/assets/',
  '/photos/',
  '/photos/1/',
  '/icons/',
  '/dev/mail/',
  '/sandbox/checkout/',
  '/api/photo-file.php?photo=',
  '/api/photo-file.php?variant=full&until=1&by=x&photo=',
  '/api/chat-photo-file.php?variant=full&photo=',
  '/api/export-file.php?key=',
  '/api/invoice.php?id=',
  '/api/invoice.php?credit_note=',
  '/api/',
  '/openapi.json?',
  '/metrics?',
  '/',
];

/** A call of the contract with some fields that fit and some that do not, or another address. */
export function makeRequest(values: Values, { paths }: OpenApi): MadeRequest {
  if (values.random() < 0.12) return makeOther(values);
  const path = values.among(Object.keys(paths));
  const operations = paths[path] ?? {};
  const method = values.among(Object.keys(operations));
  const { parameters, requestBody } = operations[method] ?? {};
  const name = `${method.toUpperCase()} ${path}`;
  const json = requestBody?.content['application/json']?.schema;
  return {
    name,
    method: method.toUpperCase(),
    path: parameters ? `${path}?${queryOf(values, parameters)}` : path,
    headers: { 'content-type': 'application/json', ...hostileHeaders(values) },
    ...(json ? { body: bodyOf(values, json) } : requestBody ? { body: fileOf(values) } : {}),
  };
}

function makeOther(values: Values): MadeRequest {
  const tail =
    values.random() < 0.7
      ? encoded(values.hostileText())
      : values.among(['%00', '%ff', '%', '%ed%a0%80', '..%2f..', '.']);
  const path = `${values.among(otherPaths)}${tail}`;
  const method = values.among(['GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS']);
  return {
    name: `${method} ${path.slice(0, 80)}`,
    method,
    path: path.slice(0, 8000),
    headers: hostileHeaders(values),
    ...(method === 'POST' ? { body: fileOf(values) } : {}),
  };
}

function queryOf(values: Values, parameters: NonNullable<Operation['parameters']>): string {
  const pairs = parameters.flatMap(({ name, required, schema }) => {
    if (!required && values.random() < 0.4) return [];
    const value = values.random() < 0.25 ? values.hostile() : values.fitting(schema);
    const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? '');
    const pair = `${name}=${encoded(text.slice(0, 2000))}`;
    return values.random() < 0.05
      ? [pair, `${name}=${encoded(values.hostileText().slice(0, 2000))}`, `${name}[]=%00`]
      : [pair];
  });
  return pairs.join('&');
}

function bodyOf(values: Values, schema: Schema): string {
  if (values.random() < 0.06)
    return values.among([
      '',
      'null',
      '{',
      '[]',
      '"x"',
      '0',
      '{"a":1e999}',
      '\ufeff{}',
      `${'['.repeat(30_000)}`,
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ]);
  const body = values.fitting(schema);
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields = Object.keys(body);
  const changed: Record<string, unknown> = { ...body };
  for (const field of fields) if (values.random() < 0.2) changed[field] = values.hostile();
  if (values.random() < 0.05) changed[values.hostileText().slice(0, 50)] = values.hostile();
  return JSON.stringify(changed);
}

const fileOf = (values: Values): Uint8Array =>
  values.among<() => Uint8Array>([
    () => new Uint8Array(0),
    () => Buffer.from(values.hostileText()),
    () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\x09\x60\x08\0\0\0\0', 'latin1'),
    () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
    () => Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1'),
    () => Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\xff\xda\0\0\xff\xd9', 'latin1'),
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    () => Buffer.from('null'),
  ])();

function hostileHeaders(values: Values): Record<string, string> {
  if (values.random() > 0.15) return {};
  const text = encoded(values.hostileText()).slice(0, 500);
  return values.among([
    { 'x-cookie': `locale=${text}; country=${text}; source=network%3D${encodeURIComponent(text)}; session=${text}` },
    { 'x-cookie': `source=ref%3D%2500; country=%00; locale=%00` },
    { 'accept-language': text },
    { 'x-forwarded-for': text },
    { authorization: `Bearer ${text}` },
    { range: `bytes=${text}` },
    { 'if-none-match': text },
  ]);
}

/** Percent-encoded; half of a surrogate pair as the three bytes that no UTF-8 has. */
const encoded = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : text
        .split('')
        .map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ed%a0%80'))
        .join('');
