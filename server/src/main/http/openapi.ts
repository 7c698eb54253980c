import type { Endpoint } from '@vonk/contract/endpoint';
import { everyError, type EveryError, type RefusalCode, ruleOf } from '@vonk/contract/refusals';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: Endpoint['input'], io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
};

const errorBody = (status: number, codes: readonly RefusalCode[]): JsonSchema => ({
  type: 'object',
  required: ['error', 'message', 'statusCode'],
  properties: {
    error: { enum: codes },
    message: { type: 'string' },
    statusCode: { const: status },
    field: { type: 'string' },
    details: { type: 'object' },
  },
});

/** The contract as OpenAPI 3.1, derived from the endpoints themselves. */
export function openApiOf(api: Readonly<Record<string, Endpoint>>): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(api)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(method, endpoint) };
  }
  return { openapi: '3.1.0', info: { title: 'Vonk', version: '1' }, paths };
}

function operationOf(method: string, endpoint: Endpoint): JsonSchema {
  const input = schemaOf(endpoint.input, 'input');
  const isQuery = method === 'GET' || method === 'DELETE' || endpoint.body === 'file';
  return {
    ...(isQuery ? { parameters: parametersOf(input) } : {}),
    ...bodyOf(endpoint, isQuery ? undefined : input),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } },
      ...refusalsOf(endpoint),
    },
  };
}

/** What a call may be refused with, by status. */
function refusalsOf({ errors }: Endpoint): JsonSchema {
  const codes = [...errors, ...(Object.keys(everyError) as EveryError[])];
  const byStatus = Map.groupBy(codes, (code) => ruleOf(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => [
      status,
      {
        description: `Refused with one of: ${refused.join(', ')}`,
        ...(refused.some((code) => ruleOf(code).retryAfter) ? { headers: retryAfter } : {}),
        content: { 'application/json': { schema: errorBody(status, refused) } },
      },
    ]),
  );
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

function parametersOf(input: JsonSchema): JsonSchema[] {
  const required = (input['required'] ?? []) as string[];
  return Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf({ body }: Endpoint, input: JsonSchema | undefined): JsonSchema {
  if (body === 'file')
    return { requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } };
  return input ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } } : {};
}
