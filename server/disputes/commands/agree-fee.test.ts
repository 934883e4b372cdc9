import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { agreeFeeEndpoint, listDisputesEndpoint } from '#contract/disputes/endpoints.ts';
import { eraseCandidate } from '#server/candidates/public.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssignedFee, makeDisputeFixture } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const assigned = async (amount: string | null) => {
  const { kit } = server;
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival } = place;
  const dispute = await makeAssignedFee(kit.db, { candidateId: candidate.id, supplier: rival.agency, amount });
  return { ...place, dispute };
};

test('the employer records the agreed fee, which both sides see, and can record it again', async () => {
  const { candidate, employer, rival, dispute } = await assigned(null);
  const read = async () => (await server.call(employer.id, openCandidateEndpoint, { candidateId: candidate.id })).body;
  expect(await read()).toMatchObject({ assignedFee: { amount: null, agreedAt: null, mayAgree: true } });
  for (const amount of ['14500', '15000']) {
    const answer = await server.call(employer.id, agreeFeeEndpoint, { candidateId: candidate.id, amount });
    expect(answer.status).toBe(200);
  }
  const agreedAt = server.kit.clock.now().toISOString();
  expect(await read()).toMatchObject({ assignedFee: { amount: '15000.00', agreedAt, mayAgree: true } });
  expect((await server.call(rival.recruiter.id, listDisputesEndpoint, {})).body).toMatchObject({
    records: [{ disputeId: dispute.id, assignedFees: [{ amount: '15000.00', isAgreed: true }] }],
  });
  const events = await server.kit.db
    .selectFrom('event')
    .select(['supplierId', 'candidateId', 'data'])
    .where('kind', '=', 'dispute.fee-agreed')
    .execute();
  // The event belongs to the winner, and doesn't contain the ID of the former owner's candidate.
  const event = { supplierId: rival.agency.id, candidateId: null, data: { disputeId: dispute.id } };
  expect(events).toEqual([event, event]);
});

test('a fee that follows from the terms can’t be changed, and an amount is above 0', async () => {
  const { candidate, employer } = await assigned('9000.00');
  const agree = (amount: string) => server.call(employer.id, agreeFeeEndpoint, { candidateId: candidate.id, amount });
  expect(await agree('1')).toMatchObject({ status: 409, body: { code: 'fee-fixed' } });
  expect((await agree('0')).status).toBe(400);
});

test('the amount can be lowered for a day, and later only raised; the same amount changes nothing', async () => {
  const { candidate, employer, rival } = await assigned(null);
  const { kit } = server;
  const agree = async (amount: string) => {
    const { status, body } = await server.call(employer.id, agreeFeeEndpoint, { candidateId: candidate.id, amount });
    return status === 200 ? status : (body as { code: string }).code;
  };
  const before = kit.clock.now();
  expect([await agree('15000'), await agree('14000'), await agree('14000.00')]).toEqual([200, 200, 200]);
  kit.clock.set(new Date(before.getTime() + 86_400_001));
  expect([await agree('16000'), await agree('15999.99')]).toEqual([200, 'fee-lower']);
  kit.clock.set(before);
  const events = await kit.db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'dispute.fee-agreed')
    .where('supplierId', '=', rival.agency.id)
    .execute();
  expect(events).toHaveLength(3);
});

test('the fee survives the erasure of the candidate, and can still be agreed on', async () => {
  const { candidate, employer } = await assigned(null);
  const noFiles = { remove: () => Promise.resolve() } as unknown as Parameters<typeof eraseCandidate>[2];
  await server.kit.asSystem((scope) => eraseCandidate(scope, candidate.id, noFiles));
  const answer = await server.call(employer.id, agreeFeeEndpoint, { candidateId: candidate.id, amount: '14500' });
  expect(answer.status).toBe(200);
  const fee = await server.kit.db
    .selectFrom('assignedFee')
    .select('amount')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirst();
  expect(fee).toEqual({ amount: '14500.00' });
});

test('the day for corrections also begins if the version before has recorded the amount during an upgrade', async () => {
  const { candidate } = await assigned(null);
  const { kit } = server;
  await kit.db
    .updateTable('assignedFee')
    .set({ amount: '15000', agreedAt: kit.clock.now() })
    .where('candidateId', '=', candidate.id)
    .execute();
  const row = await kit.db
    .selectFrom('assignedFee')
    .select('firstAgreedAt')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirst();
  expect(row).toEqual({ firstAgreedAt: kit.clock.now() });
});
