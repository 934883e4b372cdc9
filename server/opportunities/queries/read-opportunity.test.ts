import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import {
  makeEngagement,
  makeEngagementDocument,
  makeRequirement,
  makeTalentRequest,
} from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readOpportunityDetails } from './read-opportunity.ts';

let kit: TestKit;
let supplierId: string;
let owner: string;
let standard: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  supplierId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: supplierId })).id;
  standard = (await makeUser(kit.db, { tenantId: supplierId, role: 'standard' })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
});
afterAll(() => kit.close());

const read = (engagementId: string, userId = owner) =>
  kit.asAgency(userId, (scope) => readOpportunityDetails(scope, { engagementId, timeZone: 'UTC' }));

test('an opportunity has its terms, requests, requirements, documents and the fee of a hire', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, feePercent: '15' });
  await makeTalentRequest(kit.db, { engagementId: id, baseSalaryFrom: '108000', baseSalaryTo: '121000' });
  await makeRequirement(kit.db, { engagementId: id });
  await makeEngagementDocument(kit.db, { engagementId: id });
  expect(await read(id)).toMatchObject({
    termsVersion: 1,
    feePerHireFrom: '16200.00',
    feePerHireTo: '18150.00',
    talentRequests: [{ jobTitle: 'Registered Nurse' }],
    requirements: [{ isMandatory: true }],
    documents: [{ title: 'Position description' }],
    can: { apply: { allowed: true } },
  });
});

test('all reasons against an application of the caller are returned at once', async () => {
  const { id } = await makeEngagement(kit.db, {
    clientId,
    requiresPrequalification: true,
    closingAt: new Date('2026-11-19T00:00:00Z'),
  });
  expect(await read(id, standard)).toMatchObject({
    isPrequalificationApplied: false,
    prequalificationStageStatus: '',
    can: {
      apply: {
        allowed: false,
        reasons: [{ code: 'no-permission' }, { code: 'closing-passed' }, { code: 'prequalification-needed' }],
      },
    },
  });
});

test('an applicant sees the status of its application', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  await makeApplication(kit.db, { engagementId: id, supplierId, statusId: 2 });
  expect(await read(id)).toMatchObject({
    applicationStatusId: 2,
    applicationStatus: 'Approved',
    can: { apply: { allowed: false, reasons: [{ code: 'already-applied' }] } },
  });
});

test('a client counts as known once the agency has applied to any of its engagements', async () => {
  const stranger = (await makeTenant(kit.db, { side: 'client' })).id;
  const [first, second] = [
    await makeEngagement(kit.db, { clientId: stranger }),
    await makeEngagement(kit.db, { clientId: stranger }),
  ];
  expect(await read(second.id)).toMatchObject({ isOwnClient: false });
  await makeApplication(kit.db, { engagementId: first.id, supplierId });
  expect(await read(second.id)).toMatchObject({ isOwnClient: true });
});

test('an unpublished engagement is not found', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, publishedAt: null });
  expect(await read(id)).toMatchObject({ refusal: { code: 'not-found' } });
});
