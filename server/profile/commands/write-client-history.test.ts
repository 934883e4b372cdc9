import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createClientHistoryEndpoint,
  deleteClientHistoryEndpoint,
  listClientHistoryEndpoint,
  updateClientHistoryEndpoint,
} from '#contract/profile/endpoints/client-history.ts';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeClientHistory, defaultClientHistory } from '../factories.ts';

let server: TestServer;
let owner: string;
let rivalId: string;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  owner = (await makeUser(db, { tenantId: (await makeTenant(db)).id })).id;
  rivalId = (await makeTenant(db)).id;
});
afterAll(() => server.close());

const list = async () => {
  const { body } = await server.call(owner, listClientHistoryEndpoint, {});
  return (body as { records: ClientHistory[] }).records;
};

test('client history is added, read with the names of the selected values, changed and removed', async () => {
  const made = await server.call(owner, createClientHistoryEndpoint, defaultClientHistory);
  const record = made.body as ClientHistory;
  expect([made.status, record]).toMatchObject([
    200,
    {
      ...defaultClientHistory,
      region: 'Australia & New Zealand',
      country: 'Australia',
      sector: 'Private',
      industry: 'Agriculture',
      recruitmentType: 'perm',
      roleCategory: 'Professional',
      employmentClass: 'Permanent full-time',
    },
  ]);
  const { clientHistoryId } = record;
  await server.call(owner, createClientHistoryEndpoint, {
    ...defaultClientHistory,
    client: 'Later',
    engagedDate: '2026-02-01',
  });
  expect((await list()).map(({ client }) => client)).toEqual(['Later', 'Marram Pastoral']);

  const changed = await server.call(owner, updateClientHistoryEndpoint, {
    ...defaultClientHistory,
    clientHistoryId,
    client: 'Marram Group',
    location: '',
  });
  expect(changed.body).toMatchObject({ clientHistoryId, client: 'Marram Group', location: '' });
  expect((await server.call(owner, deleteClientHistoryEndpoint, { clientHistoryId })).body).toEqual({
    clientHistoryId,
  });
  expect((await list()).map(({ client }) => client)).toEqual(['Later']);
  expect((await server.call(owner, deleteClientHistoryEndpoint, { clientHistoryId })).status).toBe(404);
});

test('inconsistent values are reported at their fields', async () => {
  const { status, body } = await server.call(owner, createClientHistoryEndpoint, {
    ...defaultClientHistory,
    regionId: 2,
    sectorId: 2,
    engagedDate: '2099-01-01',
  });
  expect([status, body]).toMatchObject([
    400,
    { fields: [{ field: 'countryId' }, { field: 'industryId' }, { field: 'engagedDate' }] },
  ]);
});

test('missing fields are required, with the messages of the specification', async () => {
  const { body } = await server.call(owner, createClientHistoryEndpoint, {});
  const { fields } = body as { fields: { message: string }[] };
  expect(fields.map(({ message }) => message)).toEqual([
    'Client is required!',
    'Project is required!',
    'Region is required!',
    'Country is required!',
    'Engaged Date is required!',
    'Sector is required!',
    'Industry is required!',
    'Recruitment Type is required!',
    'Role Category is required!',
    'Employment Class is required!',
  ]);
});

test('an agency cannot change the client history of another agency', async () => {
  const { clientHistoryId } = await makeClientHistory(server.kit.db, { tenantId: rivalId });
  const input = { ...defaultClientHistory, clientHistoryId };
  expect((await server.call(owner, updateClientHistoryEndpoint, input)).status).toBe(404);
  expect((await server.call(owner, deleteClientHistoryEndpoint, { clientHistoryId })).status).toBe(404);
});
