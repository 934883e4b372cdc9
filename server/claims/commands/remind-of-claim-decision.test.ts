import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeOwnershipClaim } from '../factories.ts';
import { findClaimsToDecide, remindOfClaimDecision } from './remind-of-claim-decision.ts';

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
  await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id });
});
afterAll(() => kit.close());

/** Creates a claim that Rolecall must decide by a Monday at 17:00 in Melbourne. */
const contested = async (state: 'contested' | 'open' = 'contested') => {
  const place = await makeSubmissionFixture(kit.db);
  await kit.db
    .updateTable('tenant')
    .set({ timeZone: 'Australia/Melbourne' })
    .where('id', '=', place.client.id)
    .execute();
  const employer = await makeUser(kit.db, { tenantId: place.client.id });
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const claim = await makeOwnershipClaim(kit.db, {
    candidateId: candidate.id,
    claimedBy: employer.id,
    state,
    ...(state === 'contested' ? { decideBy: new Date('2026-12-14T06:00:00Z') } : {}),
  });
  return { ...place, claim };
};
/** Runs the job at a time, and returns the subjects of the emails to staff and the kinds of the events. */
const watchAt = async (at: string, { claim }: Awaited<ReturnType<typeof contested>>) => {
  kit.clock.set(new Date(at));
  await kit.db.deleteFrom('mail').execute();
  const isFound = (await kit.asSystem(findClaimsToDecide)).includes(claim.id);
  if (isFound) await kit.asSystem((scope) => remindOfClaimDecision(scope, mail, claim.id));
  const sent = await kit.db.selectFrom('mail').select('subject').execute();
  const events = await kit.db
    .selectFrom('event')
    .select('kind')
    .where('kind', '=', 'claim.late')
    .where('engagementId', '=', claim.engagementId)
    .execute();
  return [...sent.map(({ subject }) => subject), ...events.map(({ kind }) => kind)];
};

test('the staff are reminded once from the working day before, and both parties are notified once it is late', async () => {
  const place = await contested();
  const names = `${place.client.name} says it already knew a candidate from ${place.agency.name}`;
  // Thursday, Friday and Saturday, then Monday before and after 17:00.
  expect(await watchAt('2026-12-10T05:00:00Z', place)).toEqual([]);
  expect(await watchAt('2026-12-11T05:00:00Z', place)).toEqual([`Claim decision due: ${names}`]);
  expect(await watchAt('2026-12-12T05:00:00Z', place)).toEqual([]);
  expect(await watchAt('2026-12-14T05:59:00Z', place)).toEqual([]);
  expect(await watchAt('2026-12-14T06:00:00Z', place)).toEqual([`Claim decision overdue: ${names}`, 'claim.late']);
  expect(await watchAt('2026-12-15T06:00:00Z', place)).toEqual(['claim.late']);
  const { state, lateAt } = await kit.db
    .selectFrom('ownershipClaim')
    .selectAll()
    .where('id', '=', place.claim.id)
    .executeTakeFirstOrThrow();
  expect([state, lateAt]).toEqual(['contested', new Date('2026-12-14T06:00:00Z')]);
});

test('nobody is reminded of a claim that awaits the agency', async () => {
  const place = await contested('open');
  kit.clock.set(new Date('2026-12-20T06:00:00Z'));
  await kit.asSystem((scope) => remindOfClaimDecision(scope, mail, place.claim.id));
  expect(await watchAt('2026-12-21T06:00:00Z', place)).toEqual([]);
});
