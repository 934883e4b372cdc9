import { expect, test } from 'vitest';
import { findQuotation } from './find-quotation.ts';
import { assessByTerms, requirementStems } from './match-terms.ts';

const cv = 'Profile\nRegistered nurse without conditions since 2011.\nRan the orthopaedic theatre roster.';

test('a requirement is met by the sentence that has its terms, whatever their endings', () => {
  expect(assessByTerms('Does the candidate hold a current registration as a nurse?', cv)).toEqual({
    verdict: 'met',
    quotation: 'Registered nurse without conditions since 2011.',
  });
});

test('half of the terms meet it partly, and fewer not at all', () => {
  expect(assessByTerms('Orthopaedic theatre, robotic surgery', cv).verdict).toBe('partly');
  expect(assessByTerms('Speaks fluent Portuguese', cv)).toEqual({ verdict: 'not_found', quotation: '' });
  expect(assessByTerms('?', cv).verdict).toBe('not_found');
});

test('words that every requirement has are no terms', () => {
  expect(requirementStems('How many years has the candidate worked in this field?')).toEqual([]);
});

test('a long sentence is quoted in whole words', () => {
  const long = `Orthopaedic theatre lists ${'and day surgery '.repeat(20)}`;
  const { quotation } = assessByTerms('Orthopaedic theatre', long);
  expect(quotation.length).toBeLessThanOrEqual(200);
  expect(findQuotation(long, quotation)?.start).toBe(0);
});

test('accents match whether they are characters of their own or not', () => {
  const line = 'Infirmière diplômée en chirurgie viscérale';
  for (const [document, requirement] of [
    [line.normalize('NFD'), 'chirurgie viscérale, diplômée'],
    [line, 'chirurgie viscérale, diplômée'.normalize('NFD')],
  ] as const)
    expect(assessByTerms(requirement, document)).toEqual({ verdict: 'met', quotation: document });
});
