import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent, makeEmail, makeNotification } from '../factories.ts';
import { eraseEmailsAbout, eraseNotificationsFor } from './erase-emails.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const mailOf = (id: string) => kit.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

test('erasing clears sent emails about a candidate, cancels pending ones and writes no more', async () => {
  const { request, agency, employer, client } = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  const makeMailAbout = async (mail: object) => {
    const event = await makeEvent(kit.db, { kind: 'candidate.submitted', candidateId });
    const { id: mailId } = await makeEmail(kit.db, {
      bodyText: 'Ingrid Maalouf',
      html: '<p>Ingrid Maalouf</p>',
      ...mail,
    });
    const id = newId();
    await kit.db
      .insertInto('mailNotice')
      .values({
        id,
        tenantId: client.id,
        userId: employer.id,
        feedId: event.id,
        kind: 'candidate-received',
        dueAt: kit.clock.now(),
        mailId,
        createdAt: kit.clock.now(),
      })
      .execute();
    return { id, mailId };
  };
  const [sent, due] = [await makeMailAbout({ status: 'sent' }), await makeMailAbout({})];
  const elsewhere = await makeEmail(kit.db, { bodyText: 'Somebody else', status: 'sent' });
  await kit.asSystem((scope) => eraseEmailsAbout(scope, candidateId));
  expect(await mailOf(sent.mailId)).toMatchObject({ html: '', bodyText: '' });
  expect(await mailOf(due.mailId)).toBeUndefined();
  expect(await mailOf(elsewhere.id)).toMatchObject({ bodyText: 'Somebody else' });
  const notices = await kit.db.selectFrom('mailNotice').select('droppedAt').execute();
  expect(notices.every(({ droppedAt }) => droppedAt !== null)).toBe(true);
});

test('erasing a user deletes their emails and notifications, and leaves those of others', async () => {
  const { employer, recruiter, client, agency } = await makeSubmissionFixture(kit.db);
  await makeNotification(kit.db, { userId: employer.id, tenantId: client.id });
  await makeNotification(kit.db, { userId: recruiter.id, tenantId: agency.id });
  const gone = await makeEmail(kit.db, { userId: employer.id, tenantId: client.id });
  await kit.asSystem((scope) => eraseNotificationsFor(scope, employer.id));
  expect(await mailOf(gone.id)).toBeUndefined();
  const left = await kit.db.selectFrom('notification').select('userId').execute();
  expect(left.map(({ userId }) => userId)).toEqual([recruiter.id]);
});
