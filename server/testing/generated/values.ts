import fc from 'fast-check';
import { NumberLiteral } from './raw-values.ts';

/** The subset of JSON Schema that the contract's inputs use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type Values = fc.Arbitrary<unknown>;
const someOf = (...values: readonly unknown[]): Values => fc.constantFrom(...values);

const deep = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const dates = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '1582-10-10T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2026-02-29T12:00:00Z',
  '2026-11-20T04:01:00+14:00',
  '2026-11-20T23:59:60Z',
  '2026-11-20T24:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00',
  '2026-13-45',
];

const numbers = (
  '1e400 -1e400 -0 0.1 1e-400 1.5 2147483648 -2147483649 9007199254740993 9223372036854775808 ' +
  '123456789012345678901234567890 32768 0 -1 999 1e3'
)
  .split(' ')
  .map((text) => new NumberLiteral(text));

const texts = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202eevil\u2066',
  '\u200b\u200d\ufeff',
  '\u0001\u001b[31m\u007f',
  'a\r\nSet-Cookie: a=b',
  '',
  ' ',
  '\u00a0\u3000',
  'null',
  'undefined',
  'NaN',
  '1e400',
  '-0',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table candidate; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '%00%ff%',
  '../../../../etc/passwd',
  'ＡＢＣ①½ß',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'a'.repeat(1_000),
  'ß'.repeat(5_001),
  '9'.repeat(400),
  'a,b,,c',
  'person@people.example\n',
  '00000000-0000-0000-0000-000000000000',
  '01900000-0000-7000-8000-00000000FFFF',
  'not-an-id',
];

/** Hostile values that no honest client would send, for fields of any type. */
export const hostileValues: Values = fc.oneof(
  { weight: 5, arbitrary: someOf(...texts) },
  { weight: 3, arbitrary: someOf(...numbers) },
  { weight: 2, arbitrary: someOf(...dates) },
  {
    weight: 3,
    arbitrary: someOf(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      [[['a\0b']]],
      { a: { 'b\0': 'c\ud800' } },
      { constructor: { prototype: 1 } },
      { toString: 'a', length: -1 },
      { '': '' },
      Array.from({ length: 3_000 }, (_, index) => index),
      Array.from({ length: 200 }, () => 'same'),
      deep(60),
      deep(800),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const lengths = (schema: Schema): readonly number[] => {
  const most = schema.maxLength ?? 300;
  const least = schema.minLength ?? 0;
  return [least - 1, least, least + 1, most - 1, most, most + 1].filter((one) => one >= 0 && one <= 20_000);
};

const near = (schema: Schema): Values => {
  if (schema.enum) {
    const words = schema.enum.map(String);
    return someOf(...words.map((one) => one.toUpperCase()), ...words.map((one) => ` ${one} `), '', words.join(','));
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000_000 } = schema;
    return fc.oneof(
      someOf(minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5, String(minimum), ` ${String(maximum)} `),
      someOf(...numbers),
    );
  }
  if (schema.format === 'date-time' || schema.format === 'date') return someOf(...dates);
  if (schema.type === 'string') {
    return fc.oneof(
      fc.tuple(someOf(...lengths(schema)), someOf('a', 'ß', '👋', ' a', '0')).map(([length, sign]) =>
        String(sign)
          .repeat(Number(length) + 1)
          .slice(0, Number(length)),
      ),
      someOf(...texts),
    );
  }
  if (schema.type === 'array') {
    const inner = schema.items ?? {};
    const most = schema.maxItems ?? 60;
    return fc.oneof(
      arbitraryFromSchema(inner, 0).map((one) => Array.from({ length: Math.min(most + 1, 1_000) }, () => one)),
      arbitraryFromSchema(inner, 0),
      fc.array(arbitraryFromSchema(inner, 0.5), { maxLength: 6 }),
    );
  }
  if (schema.type === 'object') {
    return fc
      .tuple(recordOf(schema, 0.2), someOf(...Object.keys(schema.properties ?? { a: 1 })), fc.boolean())
      .map(([record, name, isMissing]) =>
        isMissing ? { ...record, [String(name)]: undefined } : { ...record, extra: 'more', constructor: 1 },
      );
  }
  return hostileValues;
};

const recordOf = (schema: Schema, spoilt: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, arbitraryFromSchema(inner, spoilt)]),
    ),
    { requiredKeys: [...(schema.required ?? [])] },
  );

const textOf = (schema: Schema): Values => {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time') {
    const [min, max] = [new Date('2020-01-01T00:00:00Z'), new Date('2035-01-01T00:00:00Z')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 200 } = schema;
  const most = Math.min(maxLength, 20_000);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, minLength + 200) }),
    // These strings have the maximum length, which columns, emails and pages have to handle.
    someOf('a', 'ß', 'Ж', '0').map((sign) => String(sign).repeat(most)),
  );
};

const valid = (schema: Schema, spoilt: number): Values => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryFromSchema(one, spoilt)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return someOf(...schema.enum);
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') {
    const { minimum = -10, maximum = 100 } = schema;
    const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)];
    return fc.oneof(fc.integer({ min, max }), someOf(min, max));
  }
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 100, noNaN: true });
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    return fc.array(arbitraryFromSchema(schema.items ?? {}, spoilt), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 5),
    });
  }
  if (schema.type === 'object') return recordOf(schema, spoilt);
  return fc.jsonValue({ maxDepth: 2 });
};

/**
 * Generates values from a schema. At each position, the value is invalid with the probability `spoilt`: a near miss or a
 * hostile value, equally often.
 */
export const arbitraryFromSchema = (schema: Schema, spoilt: number): Values => {
  if (spoilt <= 0) return valid(schema, 0);
  const share = Math.round(spoilt * 100);
  return fc.oneof(
    { weight: 100 - share, arbitrary: fc.memo(() => valid(schema, spoilt))() },
    { weight: Math.ceil(share / 2), arbitrary: fc.memo(() => near(schema))() },
    { weight: Math.ceil(share / 2), arbitrary: hostileValues },
  );
};
