import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement } from './factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;

beforeAll(async () => {
  server = await createTestServer();
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
});
afterAll(() => server.close());

const rightsOn = async (given: Partial<Parameters<typeof makeEngagement>[1]>) => {
  const { id: engagementId } = await makeEngagement(server.kit.db, { clientId, ...given });
  return (await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body;
};

test('an open engagement may be moved and published again', async () => {
  expect(await rightsOn({})).toMatchObject({
    can: { changeClosing: { allowed: true }, publishAgain: { allowed: true } },
  });
});

test('one that has ended may only be published again, and says why it stays where it is', async () => {
  const ended = { status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } as const;
  expect(await rightsOn(ended)).toMatchObject({
    can: {
      changeClosing: { allowed: false, reasons: [{ text: 'This Engagement has been cancelled.' }] },
      publishAgain: { allowed: true },
    },
  });
});

test('one that is not published yet may be neither', async () => {
  const reasons = [{ code: 'engagement-not-published' }];
  expect(await rightsOn({ publishedAt: null })).toMatchObject({
    can: { changeClosing: { allowed: false, reasons }, publishAgain: { allowed: false, reasons } },
  });
});
