import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSupplierEndpoint } from '#contract/candidates/endpoints.ts';
import { updateDetailsEndpoint } from '#contract/profile/endpoints/details.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { defaultProfileDetails } from '#server/profile/factories.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { updateBranding } from './update-branding.ts';

let server: TestServer;
let place: SubmissionFixture;
let candidateId: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  place = await makeSubmissionFixture(db);
  candidateId = (await makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id })).id;
});
afterAll(() => server.close());

const shown = async () =>
  server.kit.db
    .selectFrom('candidate')
    .select(['supplierName', 'supplierLogoPath'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();

test('a new name of an agency is copied to all its candidates', async () => {
  const details = { ...defaultProfileDetails, tenantOrganizationName: 'Harbour & Daughters' };
  expect((await server.call(place.recruiter.id, updateDetailsEndpoint, details)).status).toBe(200);
  expect(server.kit.enqueued.map(({ queue }) => queue)).toContain('reaction.candidates.update-branding');
  await server.kit.asSystem((scope) => updateBranding(scope, place.agency.id));
  expect((await shown()).supplierName).toBe('Harbour & Daughters');
});

test('an agency can request the update, which copies its current name and logo whatever the input says', async () => {
  await server.kit.db.updateTable('tenant').set({ name: 'Harbour & Sons' }).where('id', '=', place.agency.id).execute();
  const write = () => server.call(place.recruiter.id, updateSupplierEndpoint, { supplierName: 'Somebody else' });
  expect((await write()).body).toEqual({ updated: 1 });
  expect((await shown()).supplierName).toBe('Harbour & Sons');
  expect((await write()).body).toEqual({ updated: 0 });
});
