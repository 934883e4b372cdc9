import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engagementEndpoints } from '#contract/engagements/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement, makeTalentRequest } from './factories.ts';

let server: TestServer;
let agencyUser: string;
let clientId: string;
let engagementId: string;
let talentRequestId: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  clientId = (await makeTenant(db, { side: 'client' })).id;
  agencyUser = (await makeUser(db, { tenantId: (await makeTenant(db)).id })).id;
  engagementId = (await makeEngagement(db, { clientId })).id;
  talentRequestId = (await makeTalentRequest(db, { engagementId })).id;
});
afterAll(() => server.close());

const ofSpecification = engagementEndpoints.filter(
  ({ method, path }) => method === 'GET' && !path.startsWith('/api/v1/employer') && !path.includes('{documentId}'),
);

describe.each(ofSpecification.map((at) => [at.path, at] as const))('%s', (path, at) => {
  test('the ids in the path select the records', async () => {
    const input = {
      ...(/auctionId|successFeeId|engagementId/.test(path) ? { engagementId } : {}),
      ...(path.includes('{clientId}') ? { clientId } : {}),
      ...(path.includes('{talentRequestId}') ? { talentRequestId } : {}),
      ...(at.operation === 'engagements.talentRequestsById' ? { talentRequestIds: [talentRequestId] } : {}),
    };
    const answer = await server.call(agencyUser, at, input);
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
  });

  test('a malformed id is refused', async () => {
    const answer = await server.call(agencyUser, at, {
      engagementId: 'no-id',
      clientId,
      talentRequestId: 'no-id',
      ...(at.operation === 'engagements.talentRequestsById' ? { talentRequestIds: ['no-id'] } : {}),
    });
    expect(answer.status).toBe(400);
  });
});
