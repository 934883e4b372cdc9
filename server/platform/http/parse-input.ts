import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { wireName, type Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { unprintableMessage } from '#contract/common/text-messages.ts';
import { findUnstorableText } from '#contract/common/text.ts';
import { fieldName, inputMessage } from '#server/platform/problems/input-messages.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { readInput } from './read-input.ts';

const onWire = (at: Endpoint, path: readonly PropertyKey[]): string => {
  const [first, ...rest] = path.map(String);
  return first === undefined ? '' : [wireName(at, first), ...rest].join('.').toWellFormed().replaceAll('\0', '\ufffd');
};

/** The input of a call as the contract wants it, or which fields are wrong and why, in words. */
export const parseInput = <O extends Operation>(
  operation: O,
  at: Endpoint,
  request: FastifyRequest,
): z.output<O['input']> | Refused<'invalid-input'> => {
  const parsed = operation.input.safeParse(readInput(operation, at, request), { error: inputMessage });
  if (!parsed.success) {
    return refuse(commonRefusals['invalid-input'], {
      fields: parsed.error.issues.map(({ path, message }) => ({ field: onWire(at, path), message })),
    });
  }
  // Whatever a schema lets through: the database keeps no NUL and no half of a character.
  const unkeepable = findUnstorableText(parsed.data);
  if (unkeepable) {
    const field = onWire(at, unkeepable);
    return refuse(commonRefusals['invalid-input'], {
      fields: [{ field, message: unprintableMessage(fieldName(field.split('.'))) }],
    });
  }
  return parsed.data as z.output<O['input']>;
};
