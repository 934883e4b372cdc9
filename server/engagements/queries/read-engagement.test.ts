import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { readEngagementHeader, readEngagementInformation, readEngagementStatus } from './read-engagement.ts';

let kit: TestKit;
let agencyUser: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  agencyUser = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
afterAll(() => kit.close());

const read = (engagementId: string, given: { clientId?: string } = {}) =>
  kit.asAgency(agencyUser, (scope) => readEngagementInformation(scope, { engagementId, ...given }));

test('an engagement has its names, fee, stages and the totals of its requests', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  await makeTalentRequest(kit.db, { engagementId: id, noOfRoles: 2, noOfRolesFilled: 1 });
  await makeTalentRequest(kit.db, { engagementId: id, noOfRoles: 1, baseSalaryTo: '121000.00' });
  expect(await read(id)).toMatchObject({
    clientName: 'Northwind Health',
    engagementType: 'Employer Sets Rate',
    engagementStatus: 'Open',
    engagementStatusId: 1,
    notice: null,
    feePercent: '13.7500',
    currencyIso: 'AUD',
    classification: { id: 13, value: 'Healthcare & Medical' },
    subClassification: { id: 131, value: 'Nursing' },
    region: { id: 1, value: 'Australia & New Zealand' },
    country: { id: 36, value: 'Australia' },
    roleCategory: { id: 2, value: 'Professional' },
    noOfRoles: 3,
    noOfRolesFilled: 1,
    baseSalaryFrom: '85000.00',
    baseSalaryTo: '121000.00',
    stages: [{ stage: 'application', state: 'now' }, { stage: 'fulfillment' }, { stage: 'ended' }],
  });
});

test('the email and the mobile of a hiring lead are not shown to every agency', async () => {
  const { id, hiringLeadEmail, hiringLeadMobile } = await makeEngagement(kit.db, { clientId });
  const text = JSON.stringify(await read(id));
  expect(text).not.toContain(hiringLeadEmail);
  expect(text).not.toContain(hiringLeadMobile);
});

test('an engagement under the name of another client is not found', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  const other = await makeTenant(kit.db, { side: 'client' });
  expect(await read(id, { clientId })).not.toBeInstanceOf(Refused);
  expect(await read(id, { clientId: other.id })).toMatchObject({ refusal: { code: 'not-found' } });
});

test.each([
  ['cancelled', 'discontinued', 'Cancelled', 'Discontinued', 'This Engagement has been discontinued.'],
  ['cancelled', 'cancelled', 'Cancelled', 'Cancelled', 'This Engagement has been cancelled.'],
  ['completed', 'completed', 'Completed', 'Completed', 'This Engagement has been completed.'],
  ['completed', 'success', 'Completed', 'Success', 'This Engagement has been completed.'],
] as const)('an engagement that is %s, as %s, says so', async (state, endedAs, stored, successFeeStatus, notice) => {
  const { id } = await makeEngagement(kit.db, {
    clientId,
    status: state,
    endedAs,
    stage: 'ended',
    endedAt: new Date('2026-11-19T04:00:00Z'),
  });
  expect(await kit.asAgency(agencyUser, (scope) => readEngagementStatus(scope, { engagementId: id }))).toEqual({
    engagementId: id,
    status: stored,
    notice,
    records: { successFeeStatus, stageStatus: 'Ended' },
  });
});

test('an open engagement has no notice', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  expect(await kit.asAgency(agencyUser, (scope) => readEngagementStatus(scope, { engagementId: id }))).toMatchObject({
    status: 'Open',
    notice: null,
    records: { successFeeStatus: 'Open', stageStatus: 'Application' },
  });
});

test('the header has the engagement, its stages and the status of each request', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, stage: 'fulfillment' });
  await makeTalentRequest(kit.db, { engagementId: id, noOfRoles: 3, noOfRolesFilled: 1, statusId: 5 });
  await makeTalentRequest(kit.db, { engagementId: id, noOfRoles: 1, statusId: 8, statusBeforePauseId: 5 });
  expect(await kit.asAgency(agencyUser, (scope) => readEngagementHeader(scope, { engagementId: id }))).toMatchObject({
    engagementId: id,
    clientName: 'Northwind Health',
    stage: 'fulfillment',
    noOfRoles: 4,
    noOfRolesFilled: 1,
    stages: [{ state: 'done' }, { state: 'now' }, { state: 'next' }],
    talentRequests: [
      { talentRequestStatus: 'Available', isPaused: false, noOfRoles: 3, noOfRolesFilled: 1 },
      { talentRequestStatus: 'Paused', isPaused: true },
    ],
  });
});
