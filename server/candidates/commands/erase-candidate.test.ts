import { afterAll, beforeAll, expect, test } from 'vitest';
import { unrejectCandidateEndpoint, viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '../factories.ts';
import { eraseCandidate } from './erase-candidate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const removed: string[] = [];
const files = { remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)) };
const erase = (id: string) => server.kit.asSystem((scope) => eraseCandidate(scope, id, files as never));
const person = {
  firstName: 'Ingrid',
  lastName: 'Maalouf',
  emailAddress: 'ingrid.maalouf@inbox.example',
  contactNumber: '+61 400 000 111',
  linkedIn: 'ingrid-maalouf',
  location: 'Hobart TAS',
  commentToEmployer: 'Ingrid has worked with you before.',
};
const make = async (statusId: CandidateStatusId) => {
  const place = await makeSubmissionFixture(server.kit.db);
  const by = { supplierId: place.agency.id, clientId: place.client.id };
  const candidate = await makeCandidate(server.kit.db, {
    talentRequestId: place.request.id,
    ...by,
    ...person,
    statusId,
  });
  const document = await makeCandidateDocument(server.kit.db, {
    ...by,
    candidateId: candidate.id,
    uploadedBy: place.recruiter.id,
    fileName: 'Ingrid-Maalouf.pdf',
    textContent: 'Ingrid Maalouf, Registered Nurse',
  });
  await server.kit.db
    .insertInto('candidateStep')
    .values({
      id: document.id,
      candidateId: candidate.id,
      ...by,
      fromStatusId: 1,
      toStatusId: statusId,
      at: server.kit.clock.now(),
      byUserId: place.employer.id,
      byName: 'Henrike Osei',
      bySide: 'client',
      reasonText: 'Ingrid told us that she moves away.',
    })
    .execute();
  return { ...place, candidate, document };
};
const everything = async (candidateId: string): Promise<string> => {
  const { db } = server.kit;
  const of = 'candidateId' as const;
  return JSON.stringify([
    await db.selectFrom('candidate').selectAll().where('id', '=', candidateId).execute(),
    await db.selectFrom('candidateIdentity').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('candidateOwnership').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('candidateAnswer').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('candidateDocument').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('candidateVersion').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('candidateStep').selectAll().where(of, '=', candidateId).execute(),
    await db.selectFrom('event').selectAll().where(of, '=', candidateId).execute(),
  ]);
};

test('erasing removes all personal data, versions and files of a candidate, also of a replaced CV', async () => {
  const { candidate, document, recruiter } = await make(candidateStatus.rejected);
  const replaced = await makeCandidateDocument(server.kit.db, {
    supplierId: candidate.supplierId,
    clientId: candidate.clientId,
    candidateId: candidate.id,
    uploadedBy: recruiter.id,
    fileName: 'Maalouf-first.pdf',
    deletedAt: server.kit.clock.now(),
  });
  expect(await everything(candidate.id)).toContain('"content":{');
  await erase(candidate.id);
  expect(removed).toContain(replaced.storageKey);
  const left = await everything(candidate.id);
  for (const trace of ['Ingrid', 'Maalouf', 'maalouf', '400 000', 'Hobart', 'Registered Nurse']) {
    expect(left).not.toContain(trace);
  }
  expect(removed).toContain(document.storageKey);
});

test('number, fee, status and dated steps stay for both sides', async () => {
  const { candidate, recruiter } = await make(candidateStatus.hired);
  const steps = () =>
    server.kit.db
      .selectFrom('candidateStep')
      .select(['fromStatusId', 'toStatusId', 'at', 'byName'])
      .where('candidateId', '=', candidate.id)
      .execute();
  const before = await steps();
  await erase(candidate.id);
  expect(await steps()).toEqual(before);
  const { number, agencyFee, statusId, firstName, erasedAt } = await server.kit.db
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  expect({ number, agencyFee, statusId }).toEqual({
    number: candidate.number,
    agencyFee: candidate.agencyFee,
    statusId: candidateStatus.hired,
  });
  expect([firstName, erasedAt]).toEqual(['Erased', server.kit.clock.now()]);
  const { status } = await server.call(recruiter.id, viewCandidateEndpoint, {
    candidateId: candidate.id,
    talentRequestId: candidate.talentRequestId,
  });
  expect(status).toBe(200);
});

test('an open candidate is withdrawn, which cannot be undone', async () => {
  const { candidate } = await make(candidateStatus.interviewing);
  await erase(candidate.id);
  const { statusId } = await server.kit.db
    .selectFrom('candidate')
    .select('statusId')
    .where('id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  expect(statusId).toBe(candidateStatus.withdrew);
  const rejected = await make(candidateStatus.rejected);
  await erase(rejected.candidate.id);
  const back = await server.call(rejected.employer.id, unrejectCandidateEndpoint, {
    candidateId: rejected.candidate.id,
  });
  expect(back.status).toBe(404);
});

test('a candidate is erased only once', async () => {
  const { candidate } = await make(candidateStatus.rejected);
  await erase(candidate.id);
  const before = await everything(candidate.id);
  server.kit.clock.advance(60_000);
  await erase(candidate.id);
  expect(await everything(candidate.id)).toBe(before);
});

test('the CV to which a candidate agreed is deleted with the candidate', async () => {
  const { candidate, agency, recruiter, request } = await make(candidateStatus.pending);
  const { id: consentRequestId } = await makeConsentRequest(server.kit.db, {
    supplierId: agency.id,
    requestedBy: recruiter.id,
    state: 'agreed',
    submission: await makeSubmission(server.kit.db, { agency, recruiter, request }),
  });
  const { db } = server.kit;
  await db.updateTable('candidate').set({ consentRequestId }).where('id', '=', candidate.id).execute();
  await erase(candidate.id);
  const documents = await db
    .selectFrom('candidateDocument')
    .select('id')
    .where('candidateId', '=', candidate.id)
    .execute();
  expect(documents).toEqual([]);
});
