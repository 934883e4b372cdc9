/**
 * Prefixes of the lexemes under which the index tables store filters beside words, so that words and filters are one
 * condition of one index. The SQL files in `database/functions/` and the queries that search by them both read these.
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

/** Behind the last digits of the agency's id, but for the assigned user, whose id is unique already. */
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

/** Behind the last digits of the agency's id. */
export const candidateLexeme = { name: 'p:', number: '#:' } as const;

/** A lexeme that no row has. */
export const noMatch = '~nothing';
