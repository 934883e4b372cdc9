import { expect, test } from 'vitest';
import type { Session } from '#web/platform/session.ts';
import { mustCompleteProfile } from './redirect-to-profile.ts';

const tenantWith = (given: Partial<Session['tenant']>): Pick<Session, 'tenant'> => ({
  tenant: {
    id: '',
    name: '',
    side: 'agency',
    verifiedStatus: 'pending',
    isAssessmentCompleted: false,
    logoUrl: null,
    ...given,
  },
});

test('an unverified agency with an incomplete assessment is redirected to its profile from every other page', () => {
  for (const verifiedStatus of ['pending', 'declined'] as const)
    for (const path of ['/opportunities', '/engagement/board', '/profiles'])
      expect(mustCompleteProfile(tenantWith({ verifiedStatus }), path)).toBe(true);
});

test('no redirect from the profile, from the unverified page, after the assessment, once approved, or on the other sides', () => {
  expect(mustCompleteProfile(tenantWith({}), '/profile')).toBe(false);
  expect(mustCompleteProfile(tenantWith({}), '/profile/assessment')).toBe(false);
  expect(mustCompleteProfile(tenantWith({}), '/unverified')).toBe(false);
  expect(mustCompleteProfile(tenantWith({ isAssessmentCompleted: true }), '/opportunities')).toBe(false);
  expect(mustCompleteProfile(tenantWith({ verifiedStatus: 'approved' }), '/opportunities')).toBe(false);
  expect(mustCompleteProfile(tenantWith({ side: 'client' }), '/employer/engagements')).toBe(false);
});
