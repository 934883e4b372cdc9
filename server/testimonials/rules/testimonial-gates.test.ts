import { expect, test } from 'vitest';
import { testimonialStatuses } from '#contract/testimonials/states.ts';
import { editGates, publishGates, unpublishGates } from './testimonial-gates.ts';

test('only an approved testimonial that is not published yet can be published', () => {
  const free = testimonialStatuses.flatMap((status) =>
    [true, false]
      .filter((isPublished) => publishGates({ status, isPublished }).length === 0)
      .map((one) => [status, one]),
  );
  expect(free).toEqual([['approved', false]]);
  expect(publishGates({ status: 'approved', isPublished: true })).toMatchObject([{ code: 'is-published' }]);
});

test('what waits for a review says who can unblock it', () => {
  expect(publishGates({ status: 'submitted', isPublished: false })).toMatchObject([
    { code: 'not-approved', who: 'Rolecall' },
  ]);
  expect(publishGates({ status: 'declined', isPublished: false })[0]).not.toHaveProperty('who');
});

test('only what is published can be taken back', () => {
  expect(unpublishGates({ status: 'approved', isPublished: true })).toEqual([]);
  expect(unpublishGates({ status: 'approved', isPublished: false })).toMatchObject([{ code: 'not-published' }]);
});

test('changing testimonials needs the right to edit the company profile', () => {
  expect(editGates(new Set(['Company Profile=Edit']))).toEqual([]);
  expect(editGates(new Set(['Company Profile=Save']))).toMatchObject([{ code: 'no-permission' }]);
});
