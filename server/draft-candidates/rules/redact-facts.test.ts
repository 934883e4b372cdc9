import { expect, test } from 'vitest';
import { factPatterns } from './redact-facts.ts';
import { replaceIgnoringAccents } from './redact-ignoring-accents.ts';

test.each([
  ['Sydney | Age/Gender: 38/F | Nurse', 'Sydney |[removed]| Nurse'],
  ['A nurse, born 4 May 1988 in Oslo. Led a ward', 'A nurse, [removed]. Led a ward'],
  ['Née le 12 février 1988, infirmière', '[removed], infirmière'],
  ['Care of people over 65 years of age', 'Care of people over 65 years of age'],
])('only the fact is left out of %j', (line, sent) => {
  expect(replaceIgnoringAccents(line, factPatterns, '[removed]')).toBe(sent);
});
