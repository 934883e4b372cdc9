import { expect, test } from 'vitest';
import { standardPermissions } from '#contract/common/permissions.ts';
import type { Session } from '#web/platform/session.ts';
import { menuOf } from './menu.ts';

const session = (given: Partial<Session['tenant']>): Session => ({
  user: { id: '', firstName: 'Mara', lastName: 'Ellingsen', email: '', role: 'Owner', photoUrl: null },
  tenant: {
    id: '',
    name: '',
    side: 'agency',
    verifiedStatus: 'approved',
    isAssessmentCompleted: true,
    logoUrl: null,
    ...given,
  },
  permissions: standardPermissions,
});

test('an approved agency has the three items with their pages', () => {
  expect(menuOf(session({})).map((item) => [item.label(), item.to])).toEqual([
    ['Opportunities', '/opportunities'],
    ['Engagements', '/engagement/board'],
    ['Candidates', '/candidate'],
  ]);
});

test('of an agency that waits or was declined the same three lead to /unverified, whatever the rights', () => {
  for (const verifiedStatus of ['pending', 'declined'] as const)
    expect(menuOf({ ...session({ verifiedStatus }), permissions: [] }).map((item) => [item.label(), item.to])).toEqual([
      ['Opportunities', '/unverified'],
      ['Engagements', '/unverified'],
      ['Candidates', '/unverified'],
    ]);
});
