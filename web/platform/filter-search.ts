import type { Filter, FilterTable, FilterValue, FilterValues } from '#contract/common/filters/filter-table.ts';
import { longestText } from '#contract/common/text/text-limit.ts';
import {
  booleanParam,
  dayParam,
  listOf,
  patternParam,
  oneOf,
  textParam,
  wholeNumber,
  type ParamReader,
} from './search-params.ts';

type UrlName<Name, F> = F extends { readonly url: infer Url extends string } ? Url : Name;
type UrlValue<F extends Filter> = F extends { readonly words: infer Words } ? Words[keyof Words] : FilterValue<F>;

/** A list's filters as URL parameters, with the URL's names and values. */
export type FilterSearch<Table extends FilterTable> = {
  [Name in keyof Table & string as UrlName<Name, Table[Name]>]?: UrlValue<Table[Name]> | undefined;
};

/** A list's filters in the form that the API accepts. */
type Filters<Table extends FilterTable> = { [Name in keyof Table]?: FilterValue<Table[Name]> | undefined };

const recordId = patternParam(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);

const readerOf = (filter: Filter): ParamReader<unknown> => {
  switch (filter.kind) {
    case 'lookupIds': {
      const ids = filter.list.map(({ id }) => id);
      return listOf((given) => ids.find((id) => String(id) === String(given)));
    }
    case 'ids':
      return listOf(wholeNumber(1, filter.max));
    case 'oneOf':
      return oneOf(filter.values);
    case 'id':
      return recordId;
    case 'recordIds':
      return listOf(recordId);
    case 'text':
    case 'defaultText':
      return textParam(longestText(filter.max));
    case 'flag':
      return booleanParam;
    case 'number':
      return wholeNumber(filter.min, filter.max);
    case 'day':
      return dayParam;
  }
};

const urlName = (name: string, { url }: Filter): string => url ?? name;

const wordsOf = (filter: Filter) => (filter.kind === 'flag' ? filter.words : undefined);

/**
 * Returns the URL value of a filter: a word for a boolean, undefined for an empty text or list, and any other value
 * unchanged.
 */
const toUrlValue = (filter: Filter, value: unknown): unknown => {
  const words = wordsOf(filter);
  if (words !== undefined) return value === true ? words.true : value === false ? words.false : undefined;
  return Array.isArray(value)
    ? value.length > 0
      ? [...(value as unknown[])]
      : undefined
    : value === ''
      ? undefined
      : value;
};

const toValue = (filter: Filter, value: unknown): unknown => {
  const words = wordsOf(filter);
  if (words === undefined) return value;
  return value === undefined ? undefined : value === words.true;
};

const readValue = (filter: Filter, given: unknown): unknown => {
  const words = wordsOf(filter);
  if (words !== undefined && (given === words.true || (given !== undefined && given === words.false))) return given;
  return toUrlValue(filter, readerOf(filter)(given));
};

/**
 * Maps a list's filters to its page's search parameters. They are read under their URL names and their API names, each
 * also with brackets (`type=1`, `engagementTypeId=1`, `engagementTypeId[]=1`), but written only under their URL names.
 */
export const createFilterSearch = <const Table extends FilterTable>(table: Table) => {
  const filters = Object.entries<Filter>(table);
  const namesOf = (name: string, filter: Filter): string[] =>
    [urlName(name, filter), name].flatMap((each) => [each, `${each}[]`]);

  /** Parses the filters in a URL and drops invalid values. */
  const read = (given: Record<string, unknown>): FilterSearch<Table> => {
    const found: Record<string, unknown> = {};
    for (const [name, filter] of filters) {
      const names = namesOf(name, filter);
      // The router keeps parameters that a route doesn't set, so a cleared filter would reappear under its other
      // names.
      for (const other of names) if (other in given) found[other] = undefined;
      const used = names.find((each) => given[each] !== undefined);
      found[urlName(name, filter)] = used === undefined ? undefined : readValue(filter, given[used]);
    }
    return found as FilterSearch<Table>;
  };

  /** Returns a URL's filters in the form that the API accepts. */
  const toFilters = (search: FilterSearch<Table>): Filters<Table> => {
    const given: Record<string, unknown> = search;
    return Object.fromEntries(
      filters.map(([name, filter]) => [name, toValue(filter, given[urlName(name, filter)])]),
    ) as Filters<Table>;
  };

  /**
   * Returns the search parameters for a set of filters. Absent filters are undefined, so that their previous values are
   * cleared.
   */
  const toSearch = (values: FilterValues<Table>): FilterSearch<Table> => {
    const given: Record<string, unknown> = values;
    return Object.fromEntries(
      filters.map(([name, filter]) => [urlName(name, filter), toUrlValue(filter, given[name])]),
    ) as FilterSearch<Table>;
  };

  return { read, toFilters, toSearch, none: toSearch({}) };
};

/** Compares by code units, because locale comparison is slow and any fixed order is sufficient here. */
const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);

const written = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(
        ([, value]) =>
          value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.toSorted(byText) : value])
      .toSorted(([one], [other]) => byText(one, other)),
  );

/** Whether two sets of filters show the same list. Unset filters and the order of values are ignored. */
export const isSameQuery = (one: object, other: object): boolean => written(one) === written(other);
