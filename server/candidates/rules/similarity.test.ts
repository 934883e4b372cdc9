import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  maxComparedCharacters,
  haveSameNameAndCity,
  similarityThreshold,
  createSimilarityScorer,
} from './similarity.ts';

const cv = `Registered Nurse with the national board, no conditions. In charge of four orthopaedic theatres on rotating
shifts, twenty six staff. Led the change to tray level tracking. Preceptor for nine graduate nurses, all retained past
the first year. Vascular, orthopaedic and general lists, on call one week in four. Wrote the surgical count procedure of
the unit, adopted across three sites. Graduate Certificate in Perioperative Nursing and Bachelor of Nursing.`;

it('a text equals itself with other spaces, case and punctuation', () => {
  expect(createSimilarityScorer(cv)(cv)).toBe(1);
  expect(createSimilarityScorer(cv)(cv.toUpperCase().replaceAll(',', ' ; '))).toBe(1);
});

it('a CV with one word changed is similar, with two it is not, and neither is another CV', () => {
  expect(similarityThreshold).toBe(0.9);
  expect(createSimilarityScorer(cv)(cv.replace('nine', 'ten').replace('twenty', 'thirty'))).toBeLessThan(
    similarityThreshold,
  );
  expect(createSimilarityScorer(cv)(cv.replace('nine', 'ten'))).toBeGreaterThanOrEqual(similarityThreshold);
  expect(createSimilarityScorer(cv)('Accountant with ten years in audit and tax, CPA, based in Perth.')).toBeLessThan(
    0.1,
  );
});

it('an empty text is similar to none, and short texts are compared whole', () => {
  expect(createSimilarityScorer('')('')).toBe(0);
  expect(createSimilarityScorer('Nurse')('')).toBe(0);
  expect(createSimilarityScorer('Nurse')('nurse')).toBe(1);
});

it('only the beginning of a very long text is compared', () => {
  const beginning = `${cv} `.repeat(Math.ceil(maxComparedCharacters / cv.length));
  expect(createSimilarityScorer(`${beginning} one ending`)(`${beginning} and quite another`)).toBe(1);
});

it('similarity is symmetric and between 0 and 1', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.lorem({ maxCount: 40 }), (one, other) => {
      const there = createSimilarityScorer(one)(other);
      expect(there).toBe(createSimilarityScorer(other)(one));
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(1);
    }),
  );
});

const person = (firstName: string, lastName: string, location: string) => ({ firstName, lastName, location });

it('the same name in the same city is probably the same person', () => {
  const zoe = person('Zoë', 'Van der Meer', 'Newcastle, NSW');
  expect(haveSameNameAndCity(zoe, person('zoe', 'van der meer', 'Newcastle'))).toBe(true);
  expect(haveSameNameAndCity(zoe, person('Van der Meer', 'Zoë', 'newcastle, Australia'))).toBe(true);
  expect(haveSameNameAndCity(zoe, person('Zoë', 'Van der Meer', 'Sydney'))).toBe(false);
  expect(haveSameNameAndCity(zoe, person('Zara', 'Van der Meer', 'Newcastle'))).toBe(false);
  expect(haveSameNameAndCity(person('A', 'B', ''), person('A', 'B', ''))).toBe(false);
});
