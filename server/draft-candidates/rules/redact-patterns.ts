/** White space within a line, possibly none. */
export const gap = String.raw`[^\S\n]*`;

/** The start and end of a field: a line, or a part of it between bars, bullets, tabs or wide gaps. */
export const fieldStart = String.raw`(?<=^|[|•·\t;]|[ ]{2})[ •*]{0,8}`;
export const fieldEnd = String.raw`(?=${gap}(?:$|[|•·\t]))`;

/** Makes the lower-case letters of a pattern match in any case, where its other parts depend on the case. */
export const inAnyCase = (pattern: string): string =>
  pattern.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** The labels of a postal address: "Address", "Present Address". Written in lower case. */
export const addressLabel =
  '(?:(?:home|postal|residential|residence|current|present|permanent|mailing|street|city|provincial|contact|local|full|complete|house|billing|my) )?address';
