/** A number as it is written on the wire, where no number of JavaScript would be written so: 1e400, -0, 1e-7. */
export class NumberLiteral {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

/** What stands for a record of somebody else, of nobody, or of the caller, until the records are there. */
export class RecordPlaceholder {
  readonly for_: 'others' | 'nobodys';
  constructor(for_: 'others' | 'nobodys') {
    this.for_ = for_;
  }
}

/** Writes a value as JSON, with what JSON.stringify would put right: numerals as they are, names of prototypes. */
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

/** A value as it stands in an address; half a character is sent as the bytes that nothing may decode. */
export const toUrlPart = (value: unknown): string => {
  const text = typeof value === 'string' ? value : toJson(value);
  return [...text]
    .map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : bytesOf(sign.charCodeAt(0))))
    .join('');
};
