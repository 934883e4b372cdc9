import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf } from '../../factories.ts';
import { collectExport } from './collect-export.ts';
import { exportedVersions } from './exported-versions.ts';
import { selectPersonSubmissions } from '../person-submissions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the export has the changes of a submission, and its replaced documents', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const by = { supplierId: place.agency.id, clientId: place.client.id, candidateId, uploadedBy: place.recruiter.id };
  const at = kit.clock.now();
  await makeCandidateDocument(kit.db, { ...by, fileName: 'First.pdf', deletedAt: at });
  await kit.db.updateTable('candidate').set({ location: 'Hobart' }).where('id', '=', candidateId).execute();
  const author = { byUserId: place.recruiter.id, byName: 'Ines Marchetti', bySide: 'agency' } as const;
  await kit.db
    .insertInto('candidateVersion')
    .values({ candidateId, at, ...author })
    .execute();
  const personId = await personIdOf(kit.db, candidateId);
  await kit.asAgency(place.recruiter.id, async (scope) => {
    const versions = [
      {
        number: 2,
        byName: 'Ines Marchetti',
        changes: [{ what: 'Location', before: 'Newcastle NSW', after: 'Hobart' }],
      },
    ];
    expect(await exportedVersions(scope, candidateId)).toMatchObject(versions);
    const { submissions } = await collectExport(scope, personId, await selectPersonSubmissions(scope, personId));
    expect(submissions).toMatchObject([
      { documents: [{ fileName: 'First.pdf', removed: at.toISOString() }], versions },
    ]);
  });
});
