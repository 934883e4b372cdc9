import type { LookupValue } from '../lookup.ts';
import type { TextLimit } from '../text/text-limit.ts';

/*
 * The filters of a list, declared once. Operation inputs, page URLs, query conditions and the filter bar are either
 * derived from this table or checked to handle each of its filters. This file does not import zod, because it is part
 * of the first bundle.
 */

/** A filter of a list. Its key in the filter table is its name in the API. */
export type Filter = {
  /** The filter's name in the URL, if it differs from the name in the API. */
  readonly url?: string;
} & (
  | { readonly kind: 'lookupIds'; readonly list: readonly LookupValue[]; readonly label: string }
  | { readonly kind: 'ids'; readonly max: number; readonly maxCount: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'id' }
  | { readonly kind: 'recordIds'; readonly maxCount: number }
  | { readonly kind: 'text'; readonly label: string; readonly max: TextLimit }
  /** A text filter that the server treats as empty if it is absent. */
  | { readonly kind: 'defaultText'; readonly label: string; readonly max: TextLimit }
  /** `words` are the values of the flag in the URL, instead of `true` and `false`. */
  | { readonly kind: 'flag'; readonly words?: { readonly true: string; readonly false?: string } }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  /** A calendar day, as YYYY-MM-DD. */
  | { readonly kind: 'day' }
);
export type FilterTable = Readonly<Record<string, Filter>>;

/** The type of a filter's value in the API. */
export type FilterValue<F extends Filter> = F extends { readonly values: readonly (infer Value)[] }
  ? Value
  : {
      lookupIds: number[];
      ids: number[];
      oneOf: never;
      id: string;
      recordIds: string[];
      text: string;
      defaultText: string;
      flag: boolean;
      number: number;
      day: string;
    }[F['kind']];

/** The values of a list's filters. An absent filter does not narrow the list. */
export type FilterValues<Table extends FilterTable> = {
  readonly [Name in keyof Table]?: Readonly<FilterValue<Table[Name]>> | undefined;
};

/**
 * The query condition for each filter. A filter without an entry does not compile; `null` marks a filter that is
 * applied elsewhere.
 */
export type FilterConditions<Table extends FilterTable, Context, Condition> = {
  readonly [Name in keyof Table]-?: ((value: Readonly<FilterValue<Table[Name]>>, context: Context) => Condition) | null;
};

/** Returns the conditions for the filters that are set, in the order of their table. */
export const activeConditions = <Table extends FilterTable, Context, Condition>(
  conditions: FilterConditions<Table, Context, Condition>,
  values: FilterValues<Table>,
  context: Context,
): Condition[] =>
  (Object.keys(conditions) as (keyof Table)[]).flatMap((name) => {
    const value = values[name];
    const condition = conditions[name];
    return value === undefined || condition === null ? [] : [condition(value, context)];
  });
