/**
 * Prefixes for lexemes that store filters. They are in the same index as the lexemes for words, so that one index
 * condition covers both. The SQL files in `database/functions/` and the search queries use them.
 */
export const opportunityLexeme = {
  classification: '~f:',
  client: '~c:',
  country: '~y:',
  engagementType: '~t:',
  isDemo: '~d:',
  kind: '~k:',
  placeWord: 'l:',
  /** The prefix for a combination of client, recruitment type and role category. */
  prequalification: '~q:',
  recruitmentType: '~e:',
  region: '~g:',
  roleCategory: '~r:',
  subClassification: '~s:',
} as const;

/**
 * Prefixes for the board's lexemes. Each is followed by the last digits of the agency's ID, except for the assigned
 * user, whose ID is unique.
 */
export const boardLexeme = {
  applicationStatus: 'a:',
  assignedUser: 'u:',
  client: 'c:',
  engagementType: 'y:',
  kind: 'k:',
  number: '#:',
  stage: 's:',
  status: 'g:',
  word: 'w:',
} as const;

/** Prefixes for the candidates' lexemes. Each is followed by the last digits of the agency's ID. */
export const candidateLexeme = { name: 'p:', number: '#:' } as const;

/** A lexeme that no row contains. */
export const noMatch = '~nothing';
