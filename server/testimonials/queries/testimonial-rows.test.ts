import { expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { parseLogoId, clientLogoPath, toTestimonial, type TestimonialRow } from './testimonial-rows.ts';

const row: TestimonialRow = {
  id: newId(),
  tenantId: newId(),
  fullName: 'Tove Aldermann',
  jobTitle: 'Head of Talent',
  company: 'Northwind Health',
  email: 'tove@northwind.example',
  recommendation: null,
  logoId: null,
  status: 'requested',
  isPublished: false,
  isMailed: true,
  expiresAt: new Date('2026-12-18T04:00:00Z'),
  createdBy: newId(),
  createdAt: new Date('2026-11-18T04:00:00Z'),
  submittedAt: null,
  decidedAt: null,
  declineReason: '',
  deletedAt: null,
};
const seen = (more: Partial<TestimonialRow>, now = new Date('2026-11-20T00:00:00Z')) =>
  toTestimonial(
    { permissions: new Set(), now, tenantName: 'Harbour Talent' },
    { ...row, ...more },
    '/api/v1/logos/one/full',
  );

test('a request counts until its link expires, and a deleted one never counts', () => {
  expect(seen({}).isActive).toBe(true);
  expect(seen({}, row.expiresAt).isActive).toBe(false);
  expect(seen({ deletedAt: row.createdAt })).toMatchObject({ isActive: false, isDeleted: true });
});

test('the requester and the agency are named', () => {
  expect(seen({})).toMatchObject({
    userId: row.createdBy,
    createdBy: row.createdBy,
    organizationName: 'Harbour Talent',
    tenantLogoPath: '/api/v1/logos/one/full',
  });
});

test('a logo ID is read only from a logo path', () => {
  const id = newId();
  expect(parseLogoId(clientLogoPath(id))).toBe(id);
  for (const path of [
    '',
    id,
    `${clientLogoPath(id)}/x`,
    '/api/v1/testimonial/logo/1',
    `https://x.example${clientLogoPath(id)}`,
  ]) {
    expect(parseLogoId(path)).toBeUndefined();
  }
});
