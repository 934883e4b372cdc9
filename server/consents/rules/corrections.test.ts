import { expect, test } from 'vitest';
import { correctionsOf, applyCorrections } from './corrections.ts';

const facts = { firstName: 'Ingrid', lastName: 'Maalouf', contactNumber: '', linkedIn: '', location: 'Newcastle' };

test('only fields with another value are corrections', () => {
  const corrections = correctionsOf(facts, { firstName: 'Ingrid', lastName: 'Maalouf-Berg', location: undefined });
  expect(corrections).toEqual([{ field: 'lastName', from: 'Maalouf', to: 'Maalouf-Berg' }]);
  expect(applyCorrections({ ...facts, baseSalary: '1' }, corrections)).toEqual({
    ...facts,
    lastName: 'Maalouf-Berg',
    baseSalary: '1',
  });
});

test('a fact can be removed', () => {
  const corrections = correctionsOf({ ...facts, contactNumber: '0491 570 156' }, { contactNumber: '' });
  expect(applyCorrections({ ...facts, contactNumber: '0491 570 156' }, corrections).contactNumber).toBe('');
});
