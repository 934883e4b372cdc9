import type { EngagementKind } from '#contract/engagements/states.ts';
import { noMatch, opportunityLexeme } from '#database/search-lexemes.ts';

/** A typed word, with the stems that it matches. */
export interface SearchWord {
  readonly typed: string;
  readonly stems: readonly string[];
}

/** A word in a place name. An unknown word is matched as the beginning of longer words. */
interface Place {
  readonly word: string;
  readonly isKnown: boolean;
}

/** The terms of a search for opportunities. A field that is absent doesn't filter; an empty list matches nothing. */
export interface SearchTerms {
  readonly words: readonly SearchWord[];
  /** The typed text as a number, if it can be the number of an engagement. */
  readonly number?: number | undefined;
  /**
   * The weights of the texts to search: A for titles, B for job titles, C for clients. If absent, all texts are
   * searched.
   */
  readonly weights?: string | undefined;
  readonly places?: readonly Place[] | undefined;
  readonly kind?: EngagementKind | undefined;
  readonly engagementTypeIds?: readonly number[] | undefined;
  readonly recruitmentTypeId?: number | undefined;
  readonly roleCategoryIds?: readonly number[] | undefined;
  readonly classificationIds?: readonly number[] | undefined;
  readonly clientIds?: readonly string[] | undefined;
  readonly isDemo?: boolean | undefined;
  /** The agency's prequalifications as keys: client, recruitment type and role category. */
  readonly prequalifiedFor?: readonly string[] | undefined;
}

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;

/** Returns a query that matches any of the lexemes, or nothing if there are none. */
const anyOf = (lexemes: readonly string[], suffix = ''): string =>
  lexemes.length === 0 ? quoted(noMatch) : `(${lexemes.map((one) => quoted(one) + suffix).join('|')})`;

const allOf = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('&'));

/** Matches any of the alternatives; null if all of them are absent. */
export const matchAny = (...parts: readonly (string | null)[]): string | null => {
  const there = parts.filter((part) => part !== null);
  return there.length === 0 ? null : `(${there.map((part) => `(${part})`).join('|')})`;
};

const facet = (
  name: keyof typeof opportunityLexeme,
  values: readonly (string | number)[] | undefined,
  suffix = '',
): string[] =>
  values === undefined
    ? []
    : [
        anyOf(
          values.map((value) => `${opportunityLexeme[name]}${String(value)}`),
          suffix,
        ),
      ];

const wordConditions = ({ words, weights = '' }: Pick<SearchTerms, 'words' | 'weights'>): string[] =>
  words.map(({ stems }) => anyOf(stems, weights === '' ? '' : `:${weights}`));

/** Returns a search's words as a tsquery; null if there are no words. */
export const wordsQuery = (terms: Pick<SearchTerms, 'words' | 'weights'>): string | null =>
  allOf(wordConditions(terms));

/** The terms of a search apart from its words. */
type FilterTerms = {
  [Name in Exclude<keyof SearchTerms, 'words' | 'number' | 'weights'>]-?: NonNullable<SearchTerms[Name]>;
};

/** The conditions for each filter. A term without an entry doesn't compile. */
const conditions: { readonly [Name in keyof FilterTerms]: (value: FilterTerms[Name]) => string[] } = {
  places: (places) => places.flatMap(({ word, isKnown }) => facet('placeWord', [word], isKnown ? '' : ':*')),
  kind: (kind) => facet('kind', [kind]),
  engagementTypeIds: (ids) => facet('engagementType', ids),
  recruitmentTypeId: (id) => facet('recruitmentType', [id]),
  roleCategoryIds: (ids) => facet('roleCategory', ids),
  classificationIds: (ids) => facet('classification', ids),
  clientIds: (ids) => facet('client', ids),
  isDemo: (isDemo) => facet('isDemo', [Number(isDemo)]),
  prequalifiedFor: (keys) => facet('prequalification', keys),
};
const filterNames = Object.keys(conditions) as (keyof FilterTerms)[];

const conditionsFor = <Name extends keyof FilterTerms>(name: Name, value: FilterTerms[Name] | undefined): string[] =>
  value === undefined ? [] : conditions[name](value);

const filterConditions = (terms: SearchTerms): string[] =>
  filterNames.flatMap((name) => conditionsFor(name, terms[name]));

export const hasSearchFilters = (terms: SearchTerms): boolean => filterConditions(terms).length > 0;

/** Returns a whole search as one tsquery; null if it doesn't filter. */
export const searchQuery = (terms: SearchTerms): string | null =>
  allOf([...wordConditions(terms), ...filterConditions(terms)]);

interface ServedMarket {
  /** The classifications that the agency serves in whole or in part. */
  readonly classificationIds: readonly number[];
  readonly partsOf: readonly { classificationId: number; subClassificationIds: readonly number[] }[];
  readonly regionIds: readonly number[];
  readonly countryIds: readonly number[];
  /** The clients that have hired the agency's candidates. */
  readonly clientIds: readonly string[];
}

/**
 * Returns the query for opportunities that match an agency's profile or whose client has hired its candidates. To match
 * the profile, an engagement must be in one of the agency's classifications, with the sub-classification, and in a
 * region or country that it serves (anywhere, if it names none). Null for an empty profile.
 */
export const profileQuery = (served: ServedMarket): string | null => {
  const ifAny = <T>(values: readonly T[]): readonly T[] | undefined => (values.length === 0 ? undefined : values);
  const classification = matchAny(
    ...facet('classification', ifAny(served.classificationIds)),
    ...served.partsOf.map(({ classificationId, subClassificationIds }) =>
      // An engagement without a sub-classification matches, whichever sub-classifications the agency serves.
      allOf([
        ...facet('classification', [classificationId]),
        ...facet('subClassification', [...subClassificationIds, 'any']),
      ]),
    ),
  );
  const place = matchAny(...facet('region', ifAny(served.regionIds)), ...facet('country', ifAny(served.countryIds)));
  const byProfile = classification === null || place === null ? classification : `${classification}&${place}`;
  return matchAny(byProfile, ...facet('client', ifAny(served.clientIds)));
};
