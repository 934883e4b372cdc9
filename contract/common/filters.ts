import type { LookupValue } from './lookup.ts';

/*
 * The filters of a list, declared once per filter. The input of operations, the address of the page, the conditions of the
 * query and the filter bar are derived from this table or have to name each of its filters. No zod in this file: it is part
 * of the routes that are loaded first.
 */

/** A filter of a list, by its name in the API. */
export type Filter = {
  /** Its name in the page's address, where that is not the name in the API. */
  readonly url?: string;
} & (
  | { readonly kind: 'lookupIds'; readonly list: readonly LookupValue[]; readonly label: string }
  | { readonly kind: 'ids'; readonly max: number; readonly maxCount: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'id' }
  /** `under` is the first length that is too long. */
  | { readonly kind: 'text'; readonly label: string; readonly under: number }
  /** A text that the server reads as empty where it is absent. */
  | { readonly kind: 'defaultText'; readonly label: string; readonly under: number }
  /** `words` are its values in the address, in place of `true` and `false`. */
  | { readonly kind: 'flag'; readonly words?: { readonly true: string; readonly false?: string } }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
);
export type FilterTable = Readonly<Record<string, Filter>>;

/** A value of a filter, as the API takes it. */
export type FilterValue<F extends Filter> = F extends { readonly values: readonly (infer Value)[] }
  ? Value
  : {
      lookupIds: number[];
      ids: number[];
      oneOf: never;
      id: string;
      text: string;
      defaultText: string;
      flag: boolean;
      number: number;
    }[F['kind']];

/** Values of some filters. An absent one narrows nothing. */
export type FilterValues<Table extends FilterTable> = {
  readonly [Name in keyof Table]?: Readonly<FilterValue<Table[Name]>> | undefined;
};

/**
 * What each filter means to a query. A filter without an entry does not compile; `null` marks one that is applied elsewhere.
 */
export type FilterConditions<Table extends FilterTable, Context, Condition> = {
  readonly [Name in keyof Table]-?: ((value: Readonly<FilterValue<Table[Name]>>, context: Context) => Condition) | null;
};

/** The conditions of the filters that are set, in the order of their table. */
export const conditionsOf = <Table extends FilterTable, Context, Condition>(
  conditions: FilterConditions<Table, Context, Condition>,
  values: FilterValues<Table>,
  context: Context,
): Condition[] =>
  (Object.keys(conditions) as (keyof Table)[]).flatMap((name) => {
    const value = values[name];
    const condition = conditions[name];
    return value === undefined || condition === null ? [] : [condition(value, context)];
  });
