import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasClassifications,
  isFirstClassification,
  addSubClassification,
  removeClassification,
  removeSubClassification,
  addClassification,
  type ClassificationSelection,
} from './classification-selection.ts';

const none: ClassificationSelection = new Map();

test('a whole classification clears its parts, and adding a part makes it no longer whole', () => {
  const parts = addSubClassification(addSubClassification(none, 1, 11), 1, 12);
  expect(parts.get(1)).toEqual(new Set([11, 12]));
  const whole = addClassification(parts, 1);
  expect(whole.get(1)).toBe('whole');
  expect(addSubClassification(whole, 1, 13).get(1)).toEqual(new Set([13]));
});

test('removing the last part removes its classification, and removing the last classification leaves none', () => {
  const two = addClassification(addSubClassification(none, 1, 11), 2);
  const one = removeSubClassification(two, 1, 11);
  expect([one.has(1), hasClassifications(one)]).toEqual([false, true]);
  expect(hasClassifications(removeClassification(one, 2))).toBe(false);
});

test('a part of a whole classification cannot be removed', () => {
  expect(removeSubClassification(addClassification(none, 1), 1, 11).get(1)).toBe('whole');
});

test('only the first classification ever counts as the first', () => {
  const one = addClassification(none, 1);
  expect([
    isFirstClassification(none, one),
    isFirstClassification(one, addSubClassification(one, 2, 21)),
    isFirstClassification(one, none),
  ]).toEqual([true, false, false]);
});

test('after any sequence of changes no classification is without parts, and others are unchanged', () => {
  const act = fc.record({
    what: fc.constantFrom('whole', 'part', 'no whole', 'no part'),
    id: fc.integer({ min: 1, max: 4 }),
    part: fc.integer({ min: 1, max: 3 }),
  });
  const acts = {
    whole: addClassification,
    part: addSubClassification,
    'no whole': removeClassification,
    'no part': removeSubClassification,
  };
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (steps) => {
      let state = none;
      for (const { what, id, part } of steps) {
        const before = state;
        state = acts[what](state, id, part);
        for (const [key, value] of state) {
          expect(value === 'whole' || value.size > 0).toBe(true);
          if (key !== id) expect(value).toBe(before.get(key));
        }
        expect(acts[what](state, id, part)).toEqual(state);
        if (what === 'whole') expect(state.get(id)).toBe('whole');
        if (what === 'part') expect(state.get(id)).toSatisfy((value: Set<number>) => value.has(part));
        if (what === 'no whole') expect(state.has(id)).toBe(false);
        expect(hasClassifications(state)).toBe(state.size > 0);
      }
    }),
  );
});
