import { api, type CallName } from '@vonk/contract/api';

/** Whether the answer of a call holds photos, and so profiles: its contract has a field that names one. */
export const showsPhotos = (name: CallName): boolean =>
  /"(main_image|thumb|blur)"/.test(JSON.stringify(shapeOf((api[name] as { output?: unknown }).output)));

/** The names of all fields of a schema, however deep. */
function shapeOf(schema: unknown, seen = new Set<unknown>()): unknown {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return null;
  seen.add(schema);
  const { def } = schema as { def?: Record<string, unknown> };
  if (!def) return null;
  const { shape, element, innerType, options, valueType } = def;
  return [
    shape && Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, shapeOf(inner, seen)])),
    ...[element, innerType, valueType].map((inner) => shapeOf(inner, seen)),
    ...(Array.isArray(options) ? options.map((inner) => shapeOf(inner, seen)) : []),
  ];
}
