import { describe, expect, it } from 'vitest';
import { answerErrors, isQualified, questionResult, isPassingAnswer } from './qualification.ts';

const question = (id: string, given: object = {}) => ({
  id,
  kind: 'yes_no' as const,
  options: [] as string[],
  isMandatory: true,
  ...given,
});
const map = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('isPassingAnswer', () => {
  it('equal answers pass in any notation', () => {
    expect(isPassingAnswer('yes_no', 'Yes ', 'yes')).toBe(true);
    expect(isPassingAnswer('yes_no', 'no', 'yes')).toBe(false);
    expect(isPassingAnswer('choice', 'Day shifts', 'day shifts')).toBe(true);
  });

  it('a number passes from the minimum', () => {
    expect(isPassingAnswer('number', '3', '>=3')).toBe(true);
    expect(isPassingAnswer('number', '2.99', '>= 3')).toBe(false);
    expect(isPassingAnswer('number', '10', '>=9')).toBe(true);
    expect(isPassingAnswer('number', '-1', '>=-2')).toBe(true);
    expect(isPassingAnswer('number', '', '>=0')).toBe(false);
    expect(isPassingAnswer('number', 'three', '>=3')).toBe(false);
    expect(isPassingAnswer('number', '3', 'several')).toBe(false);
  });
});

describe('isQualified (D12)', () => {
  const two = [question('a'), question('b', { kind: 'number' })];

  it('requires every mandatory question with a wanted answer to be passed', () => {
    expect(isQualified(two, map({ a: 'yes', b: '5' }), map({ a: 'yes', b: '>=5' }))).toBe(true);
    expect(isQualified(two, map({ a: 'yes', b: '4' }), map({ a: 'yes', b: '>=5' }))).toBe(false);
    expect(isQualified(two, map({ a: 'yes' }), map({ a: 'yes', b: '>=5' }))).toBe(false);
  });

  it('ignores optional questions, and questions without a wanted answer', () => {
    const optional = [question('a', { isMandatory: false }), question('b', { kind: 'text' })];
    expect(isQualified(optional, map({ a: 'no', b: 'words' }), map({ a: 'yes' }))).toBe(true);
  });

  it('a question without a wanted answer is neither passed nor failed', () => {
    expect(questionResult(question('a'), map({ a: 'no' }), map({}))).toBeNull();
    expect(questionResult(question('a'), map({}), map({ a: 'yes' }))).toBe(false);
  });
});

describe('answerErrors', () => {
  const faulty = (given: object, answer: string) => answerErrors([question('a', given)], map({ a: answer })).length;

  it('a mandatory question requires an answer', () => {
    expect(answerErrors([question('a')], map({}))).toEqual([{ questionId: 'a', message: 'Answer is required!' }]);
    expect(faulty({ isMandatory: false }, ' ')).toBe(0);
  });

  it('an answer has the kind of its question', () => {
    expect([faulty({}, 'yes'), faulty({}, 'no'), faulty({}, 'maybe')]).toEqual([0, 0, 1]);
    const number = { kind: 'number' };
    expect([faulty(number, '3.5'), faulty(number, '-2'), faulty(number, 'x')]).toEqual([0, 0, 1]);
    const choice = { kind: 'choice', options: ['Days', 'Nights'] };
    expect([faulty(choice, 'Days'), faulty(choice, 'Evenings')]).toEqual([0, 1]);
    expect(faulty({ kind: 'text' }, 'anything')).toBe(0);
  });
});
