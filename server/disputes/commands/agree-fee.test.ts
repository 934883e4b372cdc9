import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { agreeFeeEndpoint, listDisputesEndpoint } from '#contract/disputes/endpoints.ts';
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
  // The event is the winner's, and names no candidate of the former owner.
  const event = { supplierId: rival.agency.id, candidateId: null, data: { disputeId: dispute.id } };
  expect(events).toEqual([event, event]);
});

test('a fee that follows from the terms can’t be changed, and an amount is above 0', async () => {
  const { candidate, employer } = await assigned('9000.00');
  const agree = (amount: string) => server.call(employer.id, agreeFeeEndpoint, { candidateId: candidate.id, amount });
  expect(await agree('1')).toMatchObject({ status: 409, body: { code: 'fee-fixed' } });
  expect((await agree('0')).status).toBe(400);
});
