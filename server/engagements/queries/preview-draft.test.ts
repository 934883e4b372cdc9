import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listDocumentsEndpoint,
  listRequirementsEndpoint,
  listTalentRequestsEndpoint,
  readInformationEndpoint,
} from '#contract/engagements/endpoints/agency.ts';
import { previewDraftEndpoint, publishDraftEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import { makeDraft } from '../factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;
let agency: string;
beforeAll(async () => {
  server = await createTestServer();
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
  agency = (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id })).id;
});
afterAll(() => server.close());

const preview = async (given: Parameters<typeof completeDraftFields>[0] = {}) => {
  const { id: draftId } = await makeDraft(server.kit.db, { clientId, fields: completeDraftFields(given) });
  return { draftId, ...(await server.call(employer, previewDraftEndpoint, { draftId })) };
};

/** Removes IDs and numbers, which are assigned on publication, and parses amounts, which the database reformats. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (/(Id|Number)$/.test(name) && !/(Type|Status|Method|currency)Id$/i.test(name)) return undefined;
      return /^(fee|baseSalary)\w+$/.test(name) && typeof inner === 'string' ? Number(inner) : inner;
    }),
  );

test.each([
  ['a success fee', {}],
  [
    'a competitive engagement',
    { kind: 'competitive', engagementTypeId: 2, bidTypeId: 1, bidMethodId: 3, awardTypeId: 2 },
  ],
] as const)('the preview of %s is what agencies read once it is published', async (_kind, given) => {
  const { draftId, body } = await preview(given);
  const { engagementId } = (await server.call(employer, publishDraftEndpoint, { draftId })).body as {
    engagementId: string;
  };
  const published = {
    engagement: (await server.call(agency, readInformationEndpoint, { engagementId })).body,
    talentRequests: (await server.call(agency, listTalentRequestsEndpoint, { engagementId })).body,
    requirements: (await server.call(agency, listRequirementsEndpoint, { engagementId })).body,
    documents: (await server.call(agency, listDocumentsEndpoint, { engagementId })).body,
  };
  expect(withoutIds(body)).toEqual(withoutIds(published));
});

test("an incomplete draft has no preview: 'draft-incomplete'", async () => {
  expect(await preview({ title: '' })).toMatchObject({
    status: 400,
    body: { code: 'draft-incomplete', fields: [{ field: 'title' }] },
  });
  expect(await preview({ countryId: 99_999 })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'countryId' }] },
  });
});
