import { expect, test } from 'vitest';
import { auditCategories } from '#contract/audit-log/states.ts';
import { auditedEventKinds, describeLogEntry, type RecordNames } from './kinds.ts';

const names: RecordNames = {
  user: () => 'Tom Okafor',
  role: (id) => `Role ${id}`,
  document: () => 'insurance.pdf',
  draft: () => 'Eva Lund',
  consent: () => 'Eva Lund',
  person: () => 'Eva Lund',
  candidate: () => 'candidate #12',
};
const userId = '01900000-0000-7000-8000-000000000001';

test('every category has kinds, and each kind is in one', () => {
  const all = auditCategories.map((category) => auditedEventKinds(category));
  expect(all.every((kinds) => kinds.length > 0)).toBe(true);
  expect(all.flat().toSorted()).toEqual(auditedEventKinds().toSorted());
});

test('roles are named with the permissions that were added and removed', () => {
  const changed = describeLogEntry(
    {
      kind: 'team.role-changed',
      data: { roleId: 'A', added: ['Messaging=Message'], removed: ['My Documents=View Details'] },
      candidateId: null,
    },
    names,
  );
  expect(changed).toEqual({
    category: 'roles',
    sentence: 'Changed the role Role A; added Messaging: Message; removed My Documents: View Details',
  });
  const about = { kind: 'team.roles-assigned', candidateId: null } as const;
  const given = (roleIds: string[]) => describeLogEntry({ ...about, data: { userId, roleIds } }, names).sentence;
  expect(given(['A'])).toBe('Gave Tom Okafor the role Role A');
  expect(given(['A', 'B'])).toBe('Gave Tom Okafor the roles Role A, Role B');
  expect(given([])).toBe('Changed Tom Okafor’s roles');
});

test('the consents of candidates are entries, whoever acted', () => {
  const of = (kind: 'consent.requested' | 'consent.agreed' | 'consent.withdrawn') =>
    describeLogEntry({ kind, data: { consentRequestId: userId }, candidateId: null }, names);
  expect(of('consent.requested')).toEqual({ category: 'consents', sentence: 'Asked Eva Lund for their consent' });
  expect(of('consent.agreed').sentence).toBe('Recorded Eva Lund’s consent');
  expect(of('consent.withdrawn').sentence).toBe('Recorded that Eva Lund withdrew their consent');
});

test('a kind that the log leaves out has no entry', () => {
  const moved = { kind: 'candidate.opened', data: {}, candidateId: null } as never;
  expect(() => describeLogEntry(moved, names)).toThrow('no entry for candidate.opened');
});
