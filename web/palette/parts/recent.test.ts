import { expect, test } from 'vitest';
import { maxRecentRecords } from '#contract/palette/rules.ts';
import { recordAtPath, addRecentRecord } from './recent.ts';

const id = '01900000-0000-7000-8000-000000000001';

test.each([
  [`/engagement/${id}`, `engagement:${id}`],
  [`/engagement/${id}/requests?x=1`, `engagement:${id}`],
  [`/opportunities/${id}?q=nurse`, `opportunity:${id}`],
  [`/candidates/viewer?talentRequestId=${id}&candidateId=${id}`, `candidate:${id}`],
  [`/candidates/viewer?candidateId=${id}`, `candidate:${id}`],
  [`/clients/${id}`, `client:${id}`],
  ['/engagement/board?keyword=x', undefined],
  [`/employer/engagements/${id}/applications`, `engagement:${id}`],
  [`/employer/candidates/${id}`, `candidate:${id}`],
  [`/provider/agencies/${id}`, `agency:${id}`],
  ['/employer/engagements/new', undefined],
  [`/candidates/viewer?talentRequestId=${id}`, undefined],
])('%s is the page of %s', (href, expected) => {
  expect(recordAtPath(href)).toBe(expected);
});

test('a record opened again moves to the top, and the list has a maximum length', () => {
  expect(addRecentRecord(['a', 'b'], 'b')).toEqual(['b', 'a']);
  const many = Array.from({ length: 20 }, (_, at) => String(at)).reduce<string[]>(addRecentRecord, []);
  expect(many).toHaveLength(maxRecentRecords);
  expect(many[0]).toBe('19');
});
