import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applySetRateEndpoint, readTermsEndpoint, viewApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { listRequirementsEndpoint, readInformationEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  changeEngagementEndpoint,
  changeTermsEndpoint,
  readHistoryEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement, makeRequirement } from '../factories.ts';

const begin = new Date('2026-11-20T04:00:00Z');

let server: TestServer;
let clientId: string;
let employer: string;
let otherEmployer: string;
let agency: string;
let engagementId: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
  const { db } = server.kit;
  clientId = (await makeTenant(db, { side: 'client' })).id;
  employer = (await makeUser(db, { tenantId: clientId })).id;
  otherEmployer = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'client' })).id })).id;
  agency = (await makeUser(db, { tenantId: (await makeTenant(db)).id })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  engagementId = (await makeEngagement(server.kit.db, { clientId })).id;
  await makeRequirement(server.kit.db, { engagementId, text: 'Has placed nurses.' });
});

const change = (given: object, by = employer) => server.call(by, changeEngagementEndpoint, { engagementId, ...given });
const terms = (given: object = {}, by = employer) =>
  server.call(by, changeTermsEndpoint, {
    engagementId,
    termsVersion: 1,
    terms: 'The fee is due within 60 days.',
    guaranteeDays: 60,
    ...given,
  });
const read = async () => (await server.call(agency, readInformationEndpoint, { engagementId })).body;
const notices = async () =>
  ((await server.call(agency, listNoticesEndpoint, { engagementId })).body as { text: string }[]).map(
    ({ text }) => text,
  );
const apply = async () => {
  const { body } = await server.call(agency, readTermsEndpoint, { engagementId });
  const { terms: offered, termsHash } = body as { terms: { termsVersion: number }; termsHash: string };
  return server.call(agency, applySetRateEndpoint, { engagementId, termsVersion: offered.termsVersion, termsHash });
};

test("an employer's change is visible to agencies at once, and the history names the changed fields", async () => {
  const requirements = [
    { text: 'Has placed nurses.', isMandatory: false },
    { text: 'Answers within a day.', isMandatory: true },
  ];
  const given = { title: 'Nurses, Emergency and Theatre', description: 'Two wards.', requirements };
  expect(await change(given)).toMatchObject({
    status: 200,
    body: { changed: ['title', 'description', 'requirements'] },
  });
  expect(await read()).toMatchObject({ title: given.title, description: 'Two wards.', termsVersion: 1 });
  expect((await server.call(agency, listRequirementsEndpoint, { engagementId })).body).toMatchObject(requirements);
  expect(await notices()).toEqual(['The employer has updated the engagement details.']);
  expect((await server.call(employer, readHistoryEndpoint, { engagementId })).body).toMatchObject([
    { text: 'The engagement was changed: title, description, requirements.' },
  ]);
});

test('saving the same values changes nothing and notifies no one', async () => {
  await change({ description: 'Two wards.', requirements: [] });
  expect((await change({ description: 'Two wards.', requirements: [] })).body).toMatchObject({ changed: [] });
  expect(await notices()).toHaveLength(1);
});

test('new terms are a new version: applicants keep the version they accepted, later ones accept the new version', async () => {
  const before = await read();
  await apply();
  expect(await terms({ fee: { feeTypeId: feeType.fixed, feeAmount: '9000' } })).toMatchObject({
    status: 200,
    body: { termsVersion: 2 },
  });
  expect(await read()).toMatchObject({
    termsVersion: 2,
    terms: 'The fee is due within 60 days.',
    guaranteeDays: 60,
    feeTypeId: feeType.fixed,
    feePercent: null,
    feeAmount: '9000.00',
  });
  expect((await server.call(agency, viewApplicationEndpoint, { engagementId })).body).toMatchObject({
    termsVersion: 2,
    application: {
      terms: { termsVersion: 1, terms: (before as { terms: string }).terms },
      fee: { feePercent: '13.7500' },
    },
  });
  expect(await notices()).toEqual(['The terms have changed for new applications.']);
});

test('equivalent terms create no new version', async () => {
  const { terms: words, guaranteeDays } = (await read()) as { terms: string; guaranteeDays: number };
  const same = { terms: words, guaranteeDays, fee: { feeTypeId: feeType.percentBase, feePercent: '13.75' } };
  expect(await terms(same)).toMatchObject({ status: 200, body: { termsVersion: 1 } });
  expect(await notices()).toEqual([]);
});

test("terms that another user has changed must be reloaded first: 'terms-changed-meanwhile'", async () => {
  const both = await Promise.all([terms({ terms: 'One.' }), terms({ terms: 'Another.' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await terms()).toMatchObject({ status: 409, body: { code: 'terms-changed-meanwhile' } });
});

test("terms cannot change once a competitive engagement is awarded: 'terms-settled'", async () => {
  engagementId = (await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'fulfillment' })).id;
  expect(await terms()).toMatchObject({
    status: 409,
    body: { code: 'terms-settled', reasons: [{ code: 'engagement-awarded' }] },
  });
  expect((await change({ description: 'Two wards.' })).status).toBe(200);
});

test("an engagement at a tendered rate has no fee to change: 'no-set-rate'", async () => {
  const tendered = { engagementTypeId: engagementType.agencyTendersRate, feePercent: null };
  engagementId = (await makeEngagement(server.kit.db, { clientId, ...tendered })).id;
  expect(await terms({ fee: { feeTypeId: feeType.fixed, feeAmount: '9000' } })).toMatchObject({
    status: 400,
    body: { code: 'no-set-rate' },
  });
  expect((await terms()).status).toBe(200);
});

test('a fee is an amount or a percentage, as its type requires, and greater than zero', async () => {
  for (const fee of [
    { feeTypeId: feeType.fixed },
    { feeTypeId: feeType.percentBase, feeAmount: '9' },
    { feeTypeId: feeType.fixed, feeAmount: '0' },
  ])
    expect((await terms({ fee })).status).toBe(400);
});

test("an ended engagement cannot be changed, and another employer's is not found: 'engagement-settled'", async () => {
  expect((await change({ title: 'X' }, otherEmployer)).status).toBe(404);
  expect((await terms({}, otherEmployer)).status).toBe(404);
  const ended = { status: 'completed', endedAs: 'success', stage: 'ended', endedAt: begin } as const;
  engagementId = (await makeEngagement(server.kit.db, { clientId, ...ended })).id;
  expect(await change({ title: 'X' })).toMatchObject({ status: 409, body: { code: 'engagement-settled' } });
  expect(await terms()).toMatchObject({ status: 409, body: { code: 'terms-settled' } });
});
