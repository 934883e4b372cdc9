/** A value with exactly one canonical text. Numbers must be safe integers, so amounts are strings. */
export type CanonicalValue =
  string | number | boolean | null | readonly CanonicalValue[] | { readonly [key: string]: CanonicalValue | undefined };

/** Whether a UTF-16 string has an unpaired surrogate, which UTF-8 can't encode. */
const isMalformed = (text: string): boolean => /\p{Surrogate}/u.test(text);

const primitive = (value: string | number | boolean | null): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON cannot represent this number.');
  if (typeof value === 'string' && isMalformed(value)) throw new Error('A string has half of a surrogate pair.');
  return JSON.stringify(value);
};

/**
 * Returns a value as canonical JSON. Source: RFC 8785. JSON.stringify already formats numbers and strings as required,
 * so only the sorting of keys, by UTF-16 code units, is added here.
 */
export const canonicalJson = (value: CanonicalValue): string => {
  if (value === null || typeof value !== 'object') return primitive(value);
  if (Array.isArray(value)) return `[${value.map((each: CanonicalValue) => canonicalJson(each)).join(',')}]`;
  const members = Object.entries(value)
    .filter((member): member is [string, CanonicalValue] => member[1] !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, inner]) => `${primitive(key)}:${canonicalJson(inner)}`).join(',')}}`;
};
