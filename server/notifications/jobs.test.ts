import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { notificationEmails } from './emails/templates.tsx';
import { makeNotice } from './factories.ts';
import { notificationJobs } from './jobs.ts';
import type { EmailFacts } from './kinds/email-facts.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-notification-jobs-'));
let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(async () => {
  await kit.close();
  rmSync(root, { recursive: true, force: true });
});

test('an email that cannot be written for one user does not block others, and is logged', async () => {
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  const places = [];
  for (let n = 0; n < 3; n += 1) places.push(await makeSubmissionFixture(kit.db));
  for (const { agency, client, engagement, recruiter } of places) {
    const closingAt = '2026-11-21T04:01:00.000Z';
    const ids = { supplierId: agency.id, clientId: client.id, engagementId: engagement.id };
    await kit.asSystem((scope) => scope.emit({ kind: 'engagement.closing-soon', ...ids, data: { closingAt } }));
    const event = await kit.db
      .selectFrom('event')
      .select(['id', 'at'])
      .where('supplierId', '=', agency.id)
      .executeTakeFirstOrThrow();
    await makeNotice(kit.db, { user: recruiter, event, kind: 'closing-soon' });
  }
  let written = 0;
  const jobs = notificationJobs({
    source: kit.source,
    files: createFileService(await createFileStore({ driver: 'disk', root }), 1000),
    mail: {
      transport: createOutboxTransport(),
      loadMailRenderer: () =>
        Promise.resolve({
          ...notificationEmails,
          write: (facts: EmailFacts) => {
            written += 1;
            return written === 1 ? Promise.reject(new Error('no words for this')) : notificationEmails.write(facts);
          },
        }),
      publicUrl: 'https://rolecall.example',
      host: 'rolecall.example',
      gatherSeconds: 0,
      retrySeconds: 60,
      sendersAtOnce: 1,
    },
  });
  const write = jobs.find(({ queue }) => queue === 'notifications.write-mails');
  await expect(write?.run({})).rejects.toMatchObject({ errors: [{ message: 'no words for this' }] });
  expect(await kit.db.selectFrom('mail').select('userId').execute()).toHaveLength(2);
});
