import { z } from 'zod';
import { fieldLocation, requestFields, wireName, type Endpoint } from '#contract/common/endpoint.ts';
import { agencyRequirements, type Access, type Operation } from '#contract/common/operation.ts';
import { problemShape } from '#contract/common/problem.ts';
import { apiTags } from './api-tags.ts';

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Converts records keyed by an enum to properties, because such a record requires all of its keys. */
const nameProperties: Override = ({ zodSchema, jsonSchema }) => {
  const value = jsonSchema.additionalProperties;
  if (zodSchema._zod.def.type !== 'record' || jsonSchema.required === undefined || value === undefined) return;
  jsonSchema.properties = Object.fromEntries(jsonSchema.required.map((name) => [name, value]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: nameProperties,
  });
  return rest;
};

const agencyWords = ({ permission }: ReturnType<typeof agencyRequirements>): string =>
  permission === undefined ? 'any user of an agency' : `an agency's user with \`${permission}\``;

const accessWords = (access: Access): string => {
  if (access === 'public') return 'Public.';
  const parts = [
    access.agency === undefined ? undefined : agencyWords(agencyRequirements(access.agency)),
    access.client === undefined ? undefined : "an employer's user",
    access.provider === undefined ? undefined : "the provider's staff",
  ];
  return `For ${parts.filter((part) => part !== undefined).join(', or ')}.`;
};

const parametersOf = (operation: Operation, at: Endpoint): object[] => {
  const required = new Set((schemaOf(operation.input, 'input') as { required?: string[] }).required ?? []);
  const own = requestFields(at, operation.input.shape)
    .map(([field, schema]) => ({ field, schema: schema as z.ZodType, place: fieldLocation(at, field) }))
    .filter(({ place }) => place !== 'body')
    .map(({ field, schema, place }) => ({
      name: wireName(at, field),
      in: place,
      required: place === 'path' || required.has(field),
      schema: schemaOf(schema, 'input'),
    }));
  const claimed = Object.entries(at.claims)
    .filter(([, claim]) => claim.place !== 'body')
    .map(([name, claim]) => ({
      name,
      in: claim.place,
      required: claim.place === 'path',
      description: `Repeats the caller's ${claim.is} id; another value is refused.`,
      schema: { type: 'string' },
    }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Requests with the same key are executed once.',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  };
  return [...own, ...claimed, ...(operation.effect === 'write' && operation.keyless !== true ? [key] : [])];
};

const bodyOf = (operation: Operation, at: Endpoint): object | undefined => {
  const shape = Object.fromEntries(
    requestFields(at, operation.input.shape)
      .filter(([field]) => fieldLocation(at, field) === 'body')
      .map(([field, schema]) => [wireName(at, field), schema as z.ZodType]),
  );
  if (operation.upload) {
    const fields = schemaOf(z.object(shape), 'input') as { properties?: object; required?: string[] };
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { ...fields.properties, file: { type: 'string', format: 'binary' } },
            required: [...(fields.required ?? []), 'file'],
          },
        },
      },
    };
  }
  if (Object.keys(shape).length === 0) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(z.object(shape), 'input') } } };
};

const answersOf = (operation: Operation): Record<string, object> => {
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const answers: Record<string, object> = {
    200: operation.download
      ? { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
      : {
          description: operation.stream ? 'A stream of server-sent events with this as their data.' : 'Done.',
          content: {
            [operation.stream ? 'text/event-stream' : 'application/json']: {
              schema: schemaOf(operation.output, 'output'),
            },
          },
        },
    204: { description: 'Done. The response has no content.' },
    400: { description: 'One or more fields are invalid. Each is listed.', content: problem },
    default: { description: 'Refused or failed. The code and message give the reason.', content: problem },
  };
  for (const refusal of operation.refusals) {
    const known = answers[String(refusal.status)] as { description: string } | undefined;
    const words = `\`${refusal.code}\`: ${refusal.message}`;
    answers[String(refusal.status)] = {
      description: known && refusal.status !== 400 ? `${known.description}\n\n${words}` : words,
      content: problem,
    };
  }
  return answers;
};

/** Creates the OpenAPI 3.1 document for all operations and endpoints. */
export const createOpenApiDocument = (
  operations: readonly Operation[],
  endpoints: readonly Endpoint[],
  publicUrl: string,
): Record<string, unknown> => {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const paths: Record<string, Record<string, object>> = {};
  for (const [index, at] of endpoints.entries()) {
    const operation = byName.get(at.operation);
    if (!operation) continue;
    const body = bodyOf(operation, at);
    const first = endpoints.findIndex((other) => other.operation === at.operation) === index;
    (paths[at.path] ??= {})[at.method.toLowerCase()] = {
      operationId: first ? operation.name : `${operation.name}.${String(index)}`,
      tags: [operation.name.split('.')[0]],
      summary: operation.summary,
      description: accessWords(operation.access),
      ...(operation.access === 'public' ? { security: [] } : {}),
      parameters: parametersOf(operation, at),
      ...(body ? { requestBody: body } : {}),
      responses: answersOf(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rolecall',
      version: '1',
      description:
        'The API of the Rolecall marketplace. Writes accept an `Idempotency-Key` where listed: all except signing in and out.',
      license: { name: 'All rights reserved', url: `${publicUrl}/terms/general` },
      contact: { name: 'Rolecall', url: publicUrl },
    },
    // The URL is relative, so that the document is correct on any host.
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: apiTags,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problemShape, 'output') },
    },
  };
};
