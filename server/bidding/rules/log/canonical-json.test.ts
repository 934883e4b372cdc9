import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type CanonicalValue } from './canonical-json.ts';

test('the example of RFC 8785, section 3.2.3, has its canonical text', () => {
  // Parsed from text, because a literal with these digits would lose precision.
  const precise = JSON.parse('333333333.33333329') as number;
  const value = {
    numbers: [precise, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('keys are sorted by UTF-16 code units, as in RFC 8785, section 3.2.3', () => {
  const value = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    '1': 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  const values = Object.values(JSON.parse(canonicalJson(value)) as object);
  const order = canonicalJson(value).match(/:"[^"]*"/g);
  expect(values).toHaveLength(7);
  expect(order).toEqual(
    [
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ].map((text) => `:"${text}"`),
  );
});

test('the text depends on the value only, not on the order of its keys, and can be parsed back', () => {
  const reversed = (value: CanonicalValue): CanonicalValue => {
    if (Array.isArray(value)) return value.map((each: CanonicalValue) => reversed(each));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, inner]) => [key, reversed(inner ?? null)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (json) => {
      const value = json as CanonicalValue;
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(canonicalJson(JSON.parse(text) as CanonicalValue)).toBe(text);
    }),
  );
});

test('values without a canonical text are refused, and absent members are left out', () => {
  expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  expect(() => canonicalJson({ a: Number.NaN })).toThrow('cannot represent');
  expect(() => canonicalJson({ a: '\ud800' })).toThrow('surrogate');
});
