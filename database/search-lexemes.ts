/**
 * Prefixes of the lexemes that store filters in the index tables beside words, so that one index condition covers both.
 * The SQL files in `database/functions/` and the search queries use them.
 */
export const opportunityLexeme = {
  classification: '~f:',
  client: '~c:',
  country: '~y:',
  engagementType: '~t:',
  isDemo: '~d:',
  kind: '~k:',
  placeWord: 'l:',
  /** Client, recruitment type and role category. */
  prequalification: '~q:',
  recruitmentType: '~e:',
  region: '~g:',
  roleCategory: '~r:',
  subClassification: '~s:',
} as const;

/** Followed by the last digits of the agency's id, except for the assigned user, whose id is unique. */
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

/** Followed by the last digits of the agency's id. */
export const candidateLexeme = { name: 'p:', number: '#:' } as const;

/** A lexeme that no row has. */
export const noMatch = '~nothing';
