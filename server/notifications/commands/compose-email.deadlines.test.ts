import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { samplePayload } from '#server/testing/payloads.ts';
import { notificationEmails } from '../emails/templates.tsx';
import { makeNotice } from '../factories.ts';
import { composeEmail } from './compose-email.ts';

const mail: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: () => Promise.resolve(notificationEmails),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 60,
  retrySeconds: 60,
  sendersAtOnce: 1,
};
let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
  // It is 15:01 in Melbourne, outside quiet hours.
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
});
afterAll(() => kit.close());

test.each([
  [
    'claim-late',
    'claim.late',
    'agency',
    'Decision on the claim is late',
    'Until then the ownership doesn’t change, nobody can hire the candidate',
  ],
  [
    'own-claim-late',
    'claim.late',
    'client',
    'Decision on your claim is late',
    'Until then the ownership doesn’t change, and you can’t hire the candidate',
  ],
  ['dispute-late', 'dispute.delayed', 'agency', 'Decision on the dispute is late', 'Until then you keep the candidate'],
  ['own-dispute-late', 'dispute.late', 'agency', 'Decision on your dispute is late', 'Until then nobody can hire'],
] as const)(
  'the email of a missed deadline (%s) says what applies until the decision',
  async (kind, on, side, subject, text) => {
    const place = await makeSubmissionFixture(kit.db);
    await kit.db.updateTable('tenant').set({ timeZone: 'Australia/Melbourne' }).execute();
    const { id: candidateId } = await makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId: place.agency.id,
    });
    await kit.asSystem((scope) =>
      scope.emit({
        kind: on,
        supplierId: place.agency.id,
        clientId: place.client.id,
        engagementId: place.engagement.id,
        talentRequestId: place.request.id,
        candidateId,
        data: samplePayload(on),
      }),
    );
    const event = await kit.db
      .selectFrom('event')
      .select(['id', 'at'])
      .where('candidateId', '=', candidateId)
      .where('kind', '=', on)
      .executeTakeFirstOrThrow();
    const user = side === 'agency' ? place.recruiter : place.employer;
    await makeNotice(kit.db, { user, event, kind });
    await kit.asSystem((scope) => composeEmail(scope, mail, user.id));
    const row = await kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).executeTakeFirstOrThrow();
    expect(row.subject).toMatch(new RegExp(`^${subject}: `));
    expect(row.toAddress).toBe(user.email);
    for (const body of [row.bodyText.replaceAll(/\s+/g, ' '), row.html]) {
      expect(body).toContain('Rolecall has missed its deadline and will decide as soon as possible.');
      expect(body).toContain(text);
    }
  },
);
