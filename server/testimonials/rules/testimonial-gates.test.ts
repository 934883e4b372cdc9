import { expect, test } from 'vitest';
import { testimonialStatuses } from '#contract/testimonials/states.ts';
import { editGates, publishGates, unpublishGates } from './testimonial-gates.ts';

test('only an approved, unpublished testimonial can be published', () => {
  const free = testimonialStatuses.flatMap((status) =>
    [true, false]
      .filter((isPublished) => publishGates({ status, isPublished }).length === 0)
      .map((one) => [status, one]),
  );
  expect(free).toEqual([['approved', false]]);
  expect(publishGates({ status: 'approved', isPublished: true })).toMatchObject([{ code: 'is-published' }]);
});

test('a testimonial under review says who can unblock it', () => {
  expect(publishGates({ status: 'submitted', isPublished: false })).toMatchObject([
    { code: 'not-approved', who: 'Rolecall' },
  ]);
  expect(publishGates({ status: 'declined', isPublished: false })[0]).not.toHaveProperty('who');
});

test('only a published testimonial can be unpublished', () => {
  expect(unpublishGates({ status: 'approved', isPublished: true })).toEqual([]);
  expect(unpublishGates({ status: 'approved', isPublished: false })).toMatchObject([{ code: 'not-published' }]);
});

test('changing testimonials needs permission to edit the company profile', () => {
  expect(editGates(new Set(['Company Profile=Edit']))).toEqual([]);
  expect(editGates(new Set(['Company Profile=Save']))).toMatchObject([{ code: 'no-permission' }]);
});
