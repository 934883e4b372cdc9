import type { EngagementKind } from '#contract/engagements/states.ts';

/** A word that is looked for, with the stems that count as it. */
export interface ReadWord {
  readonly typed: string;
  readonly stems: readonly string[];
}

/** A word of a place; one that is not known may be the beginning of one that is. */
interface Place {
  readonly word: string;
  readonly isKnown: boolean;
}

/** What the index of opportunities is asked; an absent field narrows nothing, an empty list finds nothing. */
export interface SearchTerms {
  readonly words: readonly ReadWord[];
  /** What was typed, where it is the number of an engagement. */
  readonly number?: number | undefined;
  /** Letters of the parts of a text in which the words must stand: A title, B job titles, C client; everywhere without. */
  readonly weights?: string | undefined;
  readonly places?: readonly Place[] | undefined;
  readonly kind?: EngagementKind | undefined;
  readonly engagementTypeIds?: readonly number[] | undefined;
  readonly recruitmentTypeId?: number | undefined;
  readonly roleCategoryIds?: readonly number[] | undefined;
  readonly classificationIds?: readonly number[] | undefined;
  readonly clientIds?: readonly string[] | undefined;
  readonly isDemo?: boolean | undefined;
  /** Keys of prequalification: client, recruitment type and role category. */
  readonly prequalifiedFor?: readonly string[] | undefined;
}

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;

/** One of several; what can be none of them is what no text has. */
const anyOf = (lexemes: readonly string[], suffix = ''): string =>
  lexemes.length === 0 ? quoted('~nothing') : `(${lexemes.map((one) => quoted(one) + suffix).join('|')})`;

const allOf = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('&'));

/** What must match either alternative. */
export const eitherOf = (...parts: readonly (string | null)[]): string | null => {
  const there = parts.filter((part) => part !== null);
  return there.length === 0 ? null : `(${there.map((part) => `(${part})`).join('|')})`;
};

const facet = (letter: string, values: readonly (string | number)[] | undefined): string[] =>
  values === undefined ? [] : [anyOf(values.map((value) => `~${letter}:${String(value)}`))];

const one = <T>(value: T | undefined): T[] | undefined => (value === undefined ? undefined : [value]);

const wordConditions = ({ words, weights = '' }: Pick<SearchTerms, 'words' | 'weights'>): string[] =>
  words.map(({ stems }) => anyOf(stems, weights === '' ? '' : `:${weights}`));

/** The words of a search as the database's text search reads them; null where there are none. */
export const wordsQuery = (terms: Pick<SearchTerms, 'words' | 'weights'>): string | null =>
  allOf(wordConditions(terms));

const pairs = (letters: string, ones: readonly number[], others: readonly (string | number)[]): string[] =>
  ones.flatMap((classificationId) => others.map((other) => `~${letters}:${String(classificationId)}/${String(other)}`));

/** The places, each together with the classifications where there are some: that is looked up as one. */
const placesOf = ({ places = [], classificationIds }: SearchTerms): string[] =>
  // Whoever still types a place means those that begin so.
  places.map(({ word, isKnown }) =>
    anyOf(
      classificationIds === undefined ? [`l:${word}`] : pairs('fl', classificationIds, [word]),
      isKnown ? '' : ':*',
    ),
  );

/** The classifications and the role categories, likewise together. */
const whatOf = ({ classificationIds, roleCategoryIds, places = [] }: SearchTerms): string[] => {
  if (classificationIds !== undefined && roleCategoryIds !== undefined)
    return [anyOf(pairs('fr', classificationIds, roleCategoryIds))];
  // A place says the classification with it.
  return [...facet('r', roleCategoryIds), ...facet('f', places.length > 0 ? undefined : classificationIds)];
};

/** A search as conditions of the index, of which all must match; none where it narrows nothing. */
export const searchConditions = (terms: SearchTerms): string[] => [
  ...wordConditions(terms),
  ...placesOf(terms),
  ...facet('k', one(terms.kind)),
  ...facet('t', terms.engagementTypeIds),
  ...facet('e', one(terms.recruitmentTypeId)),
  ...whatOf(terms),
  ...facet('c', terms.clientIds),
  ...facet('d', one(terms.isDemo === undefined ? undefined : Number(terms.isDemo))),
  ...facet('q', terms.prequalifiedFor),
];

/** A whole search as one condition; null where it narrows nothing. */
export const searchQuery = (terms: SearchTerms): string | null => allOf(searchConditions(terms));

interface Served {
  /** Classifications of which all parts are served, and parts of others. */
  readonly classificationIds: readonly number[];
  readonly partsOf: readonly { classificationId: number; subClassificationIds: readonly number[] }[];
  readonly regionIds: readonly number[];
  readonly countryIds: readonly number[];
  /** Clients where people of the agency were hired. */
  readonly clientIds: readonly string[];
}

/**
 * What fits an agency: a classification of its own with the part of it, in a region or country that it serves (all of
 * them, where it names none); or a client that it has placed people with. All conditions must match, each of which names
 * the clients; none where it has told nothing of itself.
 */
export const profileConditions = (served: Served): string[] => {
  const classification = eitherOf(
    ...(served.classificationIds.length > 0 ? facet('f', served.classificationIds) : []),
    ...served.partsOf.map(({ classificationId, subClassificationIds }) => {
      // An engagement that names no part of its classification asks for any.
      const parts = subClassificationIds.map((id) => quoted(`~s:${String(id)}`));
      return allOf([quoted(`~f:${String(classificationId)}`), `(${[...parts, quoted('~s:any')].join('|')})`]);
    }),
  );
  const place = eitherOf(
    ...(served.regionIds.length > 0 ? facet('g', served.regionIds) : []),
    ...(served.countryIds.length > 0 ? facet('y', served.countryIds) : []),
  );
  const clients = served.clientIds.length > 0 ? facet('c', served.clientIds) : [];
  if (classification === null) return clients;
  return [classification, place].flatMap((part) => (part === null ? [] : (eitherOf(part, ...clients) ?? [])));
};
