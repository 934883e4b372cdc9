import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSalaryRevision, makeSubmissionFixture } from '../factories.ts';
import { findOpenRevision, listOpenRevisions, readSalaryHistory } from './salary-revisions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 5));

it('revisions are listed newest first; the history has the salaries that were replaced, in order [C04]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const facts = { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 8 } as const;
  const { id: candidateId } = await makeCandidate(kit.db, facts);
  const other = await makeCandidate(kit.db, facts);
  const decided = (day: number) => ({ proposedAt: at(day), decidedAt: at(day + 1), decidedBySide: 'client' }) as const;
  const given = { candidateId, ...decided(12) };
  await makeSalaryRevision(kit.db, { ...given, baseSalary: '96000.00', state: 'approved' });
  await makeSalaryRevision(kit.db, { ...given, ...decided(14), baseSalary: '99000.00', state: 'rejected' });
  const total = { baseSalary: '95000.00', totalCompensation: '120000.00', state: 'approved' } as const;
  await makeSalaryRevision(kit.db, { ...given, ...decided(15), ...total });
  const open = await makeSalaryRevision(kit.db, { candidateId, baseSalary: '98000.00', proposedAt: at(16) });
  await kit.asAgency(place.recruiter.id, async (scope) => {
    const { salaryRevisions, baseSalaryHistory } = await readSalaryHistory(scope, candidateId);
    expect(salaryRevisions.map(({ state }) => state)).toEqual(['open', 'approved', 'rejected', 'approved']);
    expect(baseSalaryHistory).toEqual([{ baseSalary: '95000.00', replacedAt: at(13).toISOString() }]);
    expect((await findOpenRevision(scope, candidateId))?.id).toBe(open.id);
    expect([...(await listOpenRevisions(scope, place.engagement.id)).keys()]).toEqual([candidateId]);
    expect(await findOpenRevision(scope, other.id)).toBeUndefined();
  });
});
