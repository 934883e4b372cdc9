import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import type { Operation } from '#contract/common/operation.ts';

/** Serialises the body of a response. */
export type Stringify = (body: unknown) => string;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Replaces a choice between a shape and null with the shape, marked as nullable. For a choice, the serialiser would
 * compile a validator and check each value with it.
 */
const markNullable = (schema: JsonSchema): void => {
  const [shape, nothing, ...more] = schema.anyOf ?? [];
  if (typeof shape !== 'object' || typeof nothing !== 'object' || more.length > 0) return;
  // Marking a list of values or a choice doesn't make it nullable.
  if (nothing.type !== 'null' || typeof shape.type !== 'string' || 'enum' in shape || 'const' in shape) return;
  delete schema.anyOf;
  Object.assign(schema, { ...shape, ...schema, nullable: true });
};

const schemaOf = (operation: Operation): fastJson.Schema =>
  z.toJSONSchema(operation.output, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'nullable') markNullable(jsonSchema);
    },
  }) as fastJson.AnySchema as fastJson.Schema;

const compiled = new WeakMap<Operation, Stringify>();

/**
 * Serialises an operation's responses to JSON and drops fields that are not in the contract. Each serialiser is
 * compiled for its first response, because compiling all of them at the start would take time and memory. It is kept
 * for the whole process, because tests start many servers in one process.
 */
export const responseWriter =
  (operation: Operation): Stringify =>
  (body) => {
    if (operation.download || operation.stream) return JSON.stringify(body);
    const write = compiled.get(operation) ?? fastJson(schemaOf(operation));
    compiled.set(operation, write);
    return write(body);
  };
