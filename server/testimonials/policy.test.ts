import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { testimonialStatuses } from '#contract/testimonials/states.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToRequestTestimonial, testimonialRights } from './policy.ts';

const editor = { permissions: new Set<Permission>(['Company Profile=Edit']) };
const approved = { status: 'approved', isPublished: false } as const;

test('only an approved testimonial is published, and only a published one is taken back', () => {
  const rows = Object.fromEntries(
    testimonialStatuses.flatMap((status) => [
      [status, { status, isPublished: false }],
      [`${status}, published`, { status, isPublished: true }],
    ]),
  );
  expect(rightsTable(rows, (testimonial) => testimonialRights(editor, testimonial))).toMatchInlineSnapshot(`
    "                     | publish      | unpublish     | delete
    requested            | not-approved | not-published | yes
    requested, published | not-approved | yes           | yes
    submitted            | not-approved | not-published | yes
    submitted, published | not-approved | yes           | yes
    approved             | yes          | not-published | yes
    approved, published  | is-published | yes           | yes
    declined             | not-approved | not-published | yes
    declined, published  | not-approved | yes           | yes"
  `);
});

test('changing testimonials needs the permission to edit the company profile', () => {
  const roles = {
    'owner and admin': adminPermissions,
    'standard user': standardPermissions,
    'saves the profile only': ['Company Profile=Save'] satisfies Permission[],
  };
  expect(
    rightsTable(roles, (permissions) => {
      const caller = { permissions: new Set<Permission>(permissions) };
      return { request: rightToRequestTestimonial(caller), ...testimonialRights(caller, approved) };
    }),
  ).toMatchInlineSnapshot(`
    "                       | request       | publish       | unpublish     | delete
    owner and admin        | yes           | yes           | not-published | yes
    standard user          | no-permission | no-permission | no-permission | no-permission
    saves the profile only | no-permission | no-permission | no-permission | no-permission"
  `);
});

test('one that waits for a review says who can unblock it', () => {
  const { publish } = testimonialRights(editor, { status: 'submitted', isPublished: false });
  expect(publish).toMatchObject({ reasons: [{ code: 'not-approved', who: 'Rolecall' }] });
  const declined = testimonialRights(editor, { status: 'declined', isPublished: false }).publish;
  expect(declined.allowed ? undefined : declined.reasons[0]).not.toHaveProperty('who');
});
