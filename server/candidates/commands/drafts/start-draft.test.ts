import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmissionDraft, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { readSubmission } from '../../queries/submission.ts';
import { startDraft } from './start-draft.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const start = (talentRequestId: string) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    startDraft(scope, { talentRequestId, fields: { firstName: 'Ada', lastName: 'Byrne' } }),
  );
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');

test('a draft of its own has the known fields, and the draft of the form stays', async () => {
  const by = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  await makeSubmissionDraft(kit.db, { ...by, fields: JSON.stringify({ firstName: 'Bo' }) });
  const started = await start(place.request.id);
  if (started instanceof Refused) throw new Error(started.refusal.code);
  const read = (draftId?: string) =>
    kit.asAgency(place.recruiter.id, (scope) => readSubmission(scope, { ...by, draftId }));
  expect(await read(started.draftId)).toMatchObject({ draft: { fields: { firstName: 'Ada', lastName: 'Byrne' } } });
  expect(await read()).toMatchObject({ draft: { fields: { firstName: 'Bo' } } });
});

test('a closed talent request and the 51st draft are refused: submission-closed, too-many-imports', async () => {
  const closed = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 2 });
  expect(codeOf(await start(closed.id))).toBe('submission-closed');
  const busy = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const by = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: busy.id };
  for (let at = 0; at < 50; at += 1) await makeSubmissionDraft(kit.db, { ...by, isImported: true });
  expect(codeOf(await start(busy.id))).toBe('too-many-imports');
});
