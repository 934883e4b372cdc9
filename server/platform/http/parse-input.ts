import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { wireName, type Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { unprintableMessage } from '#contract/common/text-messages.ts';
import { findUnstorableText } from '#contract/common/text.ts';
import { fieldName, invalidInputMessage } from '#server/platform/problems/input-messages.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { readInput } from './read-input.ts';

const onWire = (at: Endpoint, path: readonly PropertyKey[]): string => {
  const [first, ...rest] = path.map(String);
  return first === undefined ? '' : [wireName(at, first), ...rest].join('.').toWellFormed().replaceAll('\0', '\ufffd');
};

/**
 * Validates the input of an operation. Returns the parsed input, or the invalid fields with messages. `nameOf` converts
 * a field's path to the name in the response.
 */
export const validateInput = <O extends Operation>(
  operation: O,
  input: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): z.output<O['input']> | Refused<'invalid-input'> => {
  const parsed = operation.input.safeParse(input, { error: invalidInputMessage });
  if (!parsed.success) {
    return refuse(commonRefusals['invalid-input'], {
      fields: parsed.error.issues.map(({ path, message }) => ({ field: nameOf(path), message })),
    });
  }
  // The database cannot store NUL or half a surrogate pair, whatever the schema allows.
  const unkeepable = findUnstorableText(parsed.data);
  if (unkeepable) {
    const field = nameOf(unkeepable);
    return refuse(commonRefusals['invalid-input'], {
      fields: [{ field, message: unprintableMessage(fieldName(field.split('.'))) }],
    });
  }
  return parsed.data as z.output<O['input']>;
};

/** Validates the input of a request. Returns the parsed input, or the invalid fields with messages. */
export const parseInput = <O extends Operation>(
  operation: O,
  at: Endpoint,
  request: FastifyRequest,
): z.output<O['input']> | Refused<'invalid-input'> =>
  validateInput(operation, readInput(operation, at, request), (path) => onWire(at, path));
