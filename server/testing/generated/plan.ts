import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#contract/common/operation.ts';
import { authorizationRoles } from '../authorization.ts';
import { RecordPlaceholder } from './raw-values.ts';
import { arbitraryFromSchema, hostileValues, type Schema } from './values.ts';

/** The ways to malform a request other than through its field values. */
const requestMutations = [
  'no-body',
  'broken-json',
  'list-as-body',
  'text-as-body',
  'null-as-body',
  'prototype-in-body',
  'bottomless-body',
  'oversized-body',
  'other-content-type',
  'no-content-type',
  'unknown-charset',
  'json-as-form',
  'twice-in-query',
  'odd-query',
  'broken-percent',
  'long-address',
  'odd-accept',
  'method-override',
  'long-header',
  'odd-claims',
] as const;
type RequestMutation = (typeof requestMutations)[number];

const uploadMutations = [
  'no-file',
  'two-files',
  'empty-file',
  'large-file',
  'file-cut-off',
  'no-boundary',
  'other-boundary',
  'file-under-another-name',
  'hostile-file-name',
  'many-fields',
  'file-as-text',
  'prototype-as-field',
] as const;
export type UploadMutation = (typeof uploadMutations)[number];

export const callerNames = [...authorizationRoles, 'nobody', 'bad-token'] as const;
export type CallerName = (typeof callerNames)[number];

/** One generated request, before the records that it refers to exist. */
export interface RequestPlan {
  /** The index of the operation's endpoint, modulo the number of its endpoints. */
  readonly address: number;
  /** The caller; undefined for a caller with the permission. */
  readonly caller: CallerName | undefined;
  /** Invalid values, by the field whose valid value they replace. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly trick: RequestMutation | undefined;
  readonly uploadTrick: UploadMutation | undefined;
  readonly key: string | undefined;
}

/**
 * The plan of a fully valid request. Each operation is tried with this plan first, since refusals alone would prove
 * nothing.
 */
export const validRequestPlan: RequestPlan = {
  address: 0,
  caller: undefined,
  changed: {},
  missing: [],
  extra: {},
  trick: undefined,
  uploadTrick: undefined,
  key: undefined,
};

const seldom = <T>(one: fc.Arbitrary<T>, inHundred: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 100 - inHundred, arbitrary: fc.constant(undefined) }, { weight: inHundred, arbitrary: one });

const keys = fc.oneof(
  { weight: 3, arbitrary: fc.uuid() },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      'short',
      'a b c d e f g',
      'x'.repeat(101),
      'x'.repeat(5_000),
      'k\u00e9y-k\u00e9y-key',
      '../../key',
    ),
  },
);

const isId = (schema: Schema): boolean => schema.format === 'uuid' || (schema.anyOf?.some(isId) ?? false);

/** Generates requests for an operation from its contract alone. */
export const arbitraryRequestPlan = (operation: Operation): fc.Arbitrary<RequestPlan> => {
  const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = Object.entries(properties);
  const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 4, arbitrary: arbitraryFromSchema(schema, 0) },
      { weight: 4, arbitrary: arbitraryFromSchema(schema, 0.5) },
      { weight: 2, arbitrary: hostileValues },
      ...(isId(schema)
        ? [{ weight: 5, arbitrary: fc.constantFrom(new RecordPlaceholder('others'), new RecordPlaceholder('nobodys')) }]
        : []),
    );
  const change = fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, valueOf(schema)])), {
    requiredKeys: [],
  });
  const oneOrTwo: fc.Arbitrary<Record<string, unknown>> =
    fields.length === 0
      ? fc.constant({})
      : fc
          .array(
            fc.constantFrom(...fields).chain(([name, schema]) => fc.tuple(fc.constant(name), valueOf(schema))),
            { maxLength: 2 },
          )
          .map((pairs) => Object.fromEntries(pairs));
  return fc.record({
    address: fc.nat(11),
    caller: seldom(fc.constantFrom(...callerNames), 20),
    changed: fc.oneof({ weight: 4, arbitrary: oneOrTwo }, { weight: 1, arbitrary: change }),
    missing:
      fields.length === 0
        ? fc.constant([])
        : fc.oneof(
            { weight: 5, arbitrary: fc.constant([]) },
            { weight: 1, arbitrary: fc.array(fc.constantFrom(...fields.map(([name]) => name)), { maxLength: 3 }) },
          ),
    extra: seldom(
      fc.dictionary(
        fc.oneof(fc.constantFrom('constructor', 'toString', 'id', '', 'a[b]', 'length'), fc.string()),
        hostileValues,
        {
          maxKeys: 3,
        },
      ),
      15,
    ).map((extra) => extra ?? {}),
    trick: seldom(fc.constantFrom(...requestMutations), 25),
    uploadTrick: operation.upload ? seldom(fc.constantFrom(...uploadMutations), 50) : fc.constant(undefined),
    key: operation.effect === 'write' ? seldom(keys, 30) : seldom(keys, 5),
  });
};
