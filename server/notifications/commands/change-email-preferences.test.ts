import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmailPreferenceEndpoint } from '#contract/notifications/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  const tenant = await makeTenant(server.kit.db, { side: 'client', timeZone: 'Pacific/Auckland' });
  userId = (await makeUser(server.kit.db, { tenantId: tenant.id })).id;
});
afterAll(() => server.close());

const change = (input: object) => server.call(userId, changeEmailPreferenceEndpoint, input);

test('emails, quiet hours, time zone and daily limit change separately; omitted ones stay', async () => {
  const first = await change({ quietFrom: '21:30', quietTo: '07:00', timeZone: 'Australia/Perth' });
  expect(first).toMatchObject({
    status: 200,
    body: { quietFrom: '21:30', quietTo: '07:00', timeZone: 'Australia/Perth', mailsPerDay: 20 },
  });
  const second = await change({ applicationUpdated: false, mailsPerDay: 3 });
  expect(second.body).toEqual({
    notificationSummary: true,
    applicationUpdated: false,
    candidateStatusChanged: true,
    quietFrom: '21:30',
    quietTo: '07:00',
    timeZone: 'Australia/Perth',
    mailsPerDay: 3,
  });
  expect((await change({ quietFrom: null, quietTo: null })).body).toMatchObject({ quietFrom: null, quietTo: null });
});

test.each([
  [{ quietFrom: '21:30' }, 'quietTo'],
  [{ quietFrom: '21:30', quietTo: null }, 'quietTo'],
  [{ quietFrom: '21:30', quietTo: '21:30' }, 'quietTo'],
  [{ quietFrom: '24:00', quietTo: '07:00' }, 'quietFrom'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ mailsPerDay: 0 }, 'mailsPerDay'],
])('%j is reported at its field', async (input, field) => {
  const answer = await change(input);
  expect(answer.status).toBe(400);
  const { fields } = answer.body as { fields: { field: string }[] };
  expect(fields.map((one) => one.field)).toContain(field);
});
