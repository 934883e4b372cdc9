import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { responseTimeJobs } from './jobs.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

test('two runs of the job at the same time remind of every overdue candidate once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const dateSubmitted = new Date('2026-11-02T09:00:00Z');
  for (let made = 0; made < 3; made += 1)
    await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, dateSubmitted });
  const [job] = responseTimeJobs({ source: kit.source, mail } as Parameters<typeof responseTimeJobs>[0]);
  await Promise.all([job?.run({}), job?.run({})]);
  const reminders = await kit.db.selectFrom('responseReminder').select('candidateId').execute();
  expect(new Set(reminders.map(({ candidateId }) => candidateId)).size).toBe(3);
  expect(reminders).toHaveLength(3);
  const events = await kit.db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'candidate.response-overdue')
    .execute();
  expect(events).toHaveLength(3);
});
