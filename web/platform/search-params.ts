import { isPrintableLine } from '#contract/common/text-messages.ts';

/*
 * Parses a route's search parameters. No schema library is used, because every route's parser is loaded initially, and
 * the library would be the third largest part of that load. A mistyped URL isn't an error: invalid values are dropped.
 */

/** Parses one parameter, which is a string or a list of strings. Returns undefined if it is invalid. */
export type ParamReader<Value> = (given: unknown) => Value | undefined;

type Search<Readers extends Record<string, ParamReader<unknown>>> = {
  [Name in keyof Readers]?: Exclude<ReturnType<Readers[Name]>, undefined> | undefined;
};

/**
 * Creates a route's `validateSearch`, for example `searchParams({ q: textParam(), page: wholeNumber(0), status:
 * listOf(oneOf(statuses)) })`.
 */
export const searchParams =
  <Readers extends Record<string, ParamReader<unknown>>>(readers: Readers) =>
  (given: Record<string, unknown>): Search<NoInfer<Readers>> => {
    const found: Record<string, unknown> = {};
    // Invalid values are set to undefined, because the router keeps parameters that are absent from the result.
    for (const [name, reader] of Object.entries(readers)) found[name] = reader(given[name]);
    return found as Search<Readers>;
  };

/** Reads a line of text of at most `longest` characters. The API refuses characters that can't be displayed. */
export const textParam =
  (longest = 199): ParamReader<string> =>
  (given) =>
    typeof given === 'string' && given !== '' && given.length <= longest && isPrintableLine(given) ? given : undefined;

/** Reads a text that matches a pattern, for example an ID. */
export const patternParam =
  (form: RegExp): ParamReader<string> =>
  (given) =>
    typeof given === 'string' && form.test(given) ? given : undefined;

/** Whether a text is a day that exists, such as '2026-11-20', in this millennium. */
export const isDay = (given: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(given) && new Date(`${given}T00:00:00Z`).getUTCDate() === Number(given.slice(8));

/** Reads a day such as '2026-11-20'. */
export const dayParam: ParamReader<string> = (given) => (typeof given === 'string' && isDay(given) ? given : undefined);

/** Reads one of the given texts. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]): ParamReader<Value> =>
  (given) =>
    values.find((value) => value === given);

/** Reads a whole number within bounds. */
export const wholeNumber =
  (least: number, most = 1_000_000): ParamReader<number> =>
  (given) => {
    const number =
      typeof given === 'number' ? given : typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : NaN;
    return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined;
  };

/** Reads `true` or `false`. */
export const booleanParam: ParamReader<boolean> = (given) => {
  if (given === true || given === 'true') return true;
  return given === false || given === 'false' ? false : undefined;
};

/**
 * Reads all valid values of a parameter, which may be repeated or contain several values separated by commas, as in the
 * API.
 */
export const listOf =
  <Value>(reader: ParamReader<Value>): ParamReader<Value[]> =>
  (given) => {
    const values = [given]
      .flat()
      .flatMap((each: unknown) => (typeof each === 'string' ? each.split(',') : [each]))
      .map(reader)
      .filter((value) => value !== undefined);
    return values.length > 0 ? values : undefined;
  };
