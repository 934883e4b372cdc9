/** A number as it is written in JSON, for forms that JavaScript would not produce: 1e400, -0, 1e-7. */
export class NumberLiteral {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

/** A placeholder for the ID of a record that belongs to another tenant or to nobody, until the records exist. */
export class RecordPlaceholder {
  readonly for_: 'others' | 'nobodys';
  constructor(for_: 'others' | 'nobodys') {
    this.for_ = for_;
  }
}

/**
 * Serialises a value as JSON, including values that JSON.stringify would change, such as number literals and keys like
 * __proto__.
 */
export const toJson = (value: unknown): string => {
  if (value instanceof NumberLiteral) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${toJson(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};

const bytesOf = (codeUnit: number): string =>
  [0xe0 | (codeUnit >> 12), 0x80 | ((codeUnit >> 6) & 0x3f), 0x80 | (codeUnit & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join('');

/** Encodes a value for a URL. Half a surrogate pair is sent as bytes that are not valid UTF-8. */
export const toUrlPart = (value: unknown): string => {
  const text = typeof value === 'string' ? value : toJson(value);
  return [...text]
    .map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : bytesOf(sign.charCodeAt(0))))
    .join('');
};
