import { expect, test } from 'vitest';
import { fieldLocation, requestFields, wireName, type Endpoint } from '#contract/common/endpoint.ts';
import { problemShape } from '#contract/common/problem.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import { permittedCall, type TestedOperation } from './tested-operations.ts';

const badValues: readonly (readonly [string, unknown])[] = [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['a text of 20,000 characters', 'a'.repeat(20_000)],
  ['another type', 12.5],
  ['null', null],
  ['a list', [['a\0b'], { a: 'b' }]],
  ['a record', { a: { 'b\0': 'c\ud800' } }],
];

/**
 * Whether a value can be sent unchanged. Half a surrogate pair can't be written into a URL, and some other values
 * become different text there.
 */
const canBeSent = (at: Endpoint, field: string, value: unknown): boolean =>
  fieldLocation(at, field) !== 'path' || typeof value !== 'string' || value.isWellFormed();

export const hasFields = ({ operation, at }: TestedOperation): boolean =>
  requestFields(at, operation.input.shape).length > 0;

/** Tests that a bad value in any field causes no server error, and that the refusal names the field. */
export const testBadValues = (world: () => AuthorizationWorld, tested: TestedOperation): void => {
  const { operation, at, file } = tested;
  const fields = requestFields(at, operation.input.shape).map(([field]) => field);
  test.each(fields)('a bad value in %s causes no server error, and a refusal names the field', async (field) => {
    const { userId, input } = await permittedCall(world(), tested);
    const caller = operation.access === 'public' ? undefined : userId;
    for (const [what, value] of badValues.filter(([, one]) => canBeSent(at, field, one))) {
      const answered = await world().server.call(caller, at, { ...input, [field]: value }, file);
      expect([what, answered.status < 500, answered.body]).toEqual([what, true, answered.body]);
      if (answered.status < 400) continue;
      const { code, fields: refused, message } = problemShape.parse(answered.body);
      const words = [message, ...refused.map((one) => one.message)].join(' ');
      expect([what, words]).toEqual([what, expect.not.stringMatching(/invalid|expected|too (big|small)/i)]);
      if (code !== 'invalid-input') continue;
      const named = refused.map((one) => one.field.split('.')[0]);
      expect([what, named]).toEqual([what, expect.arrayContaining([wireName(at, field)])]);
    }
  });
};
