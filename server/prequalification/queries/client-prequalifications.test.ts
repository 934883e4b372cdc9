import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification, makePrequalificationStep } from '../factories.ts';
import {
  readClientPrequalification,
  listClientPrequalifications,
  readEngagementPrequalification,
  readRightToRequestPrequalification,
} from './client-prequalifications.ts';

let kit: TestKit;
let supplierId: string;
let userId: string;
let requestedClient: string;
let other: string;
beforeAll(async () => {
  kit = await createTestKit();
  supplierId = (await makeTenant(kit.db)).id;
  userId = (await makeUser(kit.db, { tenantId: supplierId })).id;
  other = (await makeTenant(kit.db, { side: 'client', name: 'Aldgate Foods' })).id;
  requestedClient = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health', city: 'Melbourne' })).id;
  await makeTenant(kit.db, { side: 'client', name: 'Not there yet', status: 'pending' });
  const { id } = await makePrequalification(kit.db, { supplierId, clientId: requestedClient });
  await makePrequalification(kit.db, {
    supplierId,
    clientId: requestedClient,
    roleCategoryId: 3,
    endsOn: '2026-11-19',
  });
  await makePrequalificationStep(kit.db, {
    requestId: id,
    supplierId,
    clientId: requestedClient,
    statusId: 2,
    at: kit.clock.now(),
    byName: 'Owen Prideaux',
  });
});
afterAll(() => kit.close());

const list = (more: object = {}) =>
  kit.asAgency(userId, (scope) =>
    listClientPrequalifications(scope, { keywords: '', timeZone: 'UTC', pageCurrent: 0, pageSize: 10, ...more }),
  );

test('every client has six kinds of roles, requested ones first, and a null status without a request', async () => {
  const { records, total } = (await list()) as Exclude<Awaited<ReturnType<typeof list>>, { refusal: unknown }>;
  expect([total, records.map(({ clientName }) => clientName)]).toEqual([2, ['Northwind Health', 'Aldgate Foods']]);
  const cells = records[0]?.cells.map((cell) => [
    cell.recruitmentType,
    cell.roleCategory,
    cell.isPrequalificationApplied,
    cell.prequalificationStageStatus,
    cell.can.request.allowed,
  ]);
  expect(cells).toEqual([
    ['perm', 'Executive', false, '', true],
    ['perm', 'Professional', true, 'Approved', false],
    ['perm', 'Skilled/Semi-skilled', true, 'Expired', true],
    ['contract', 'Executive', false, '', true],
    ['contract', 'Professional', false, '', true],
    ['contract', 'Skilled/Semi-skilled', false, '', true],
  ]);
  expect(records[1]?.cells.every((cell) => !cell.isPrequalificationApplied)).toBe(true);
});

test('the list is filtered by kind of role and by keywords', async () => {
  expect(await list({ recruitmentTypeId: 1, roleCategoryId: 2, keywords: 'wind' })).toMatchObject({
    total: 1,
    records: [{ clientId: requestedClient, cells: [{ recruitmentTypeId: 1, roleCategoryId: 2 }] }],
  });
});

test('one client has its full history', async () => {
  const one = await kit.asAgency(userId, (scope) =>
    readClientPrequalification(scope, { clientId: requestedClient, timeZone: 'UTC' }),
  );
  expect(one).toMatchObject({
    clientName: 'Northwind Health',
    location: 'Melbourne',
    history: [{ prequalificationStatus: 'Approved', byName: 'Owen Prideaux', roleCategory: 'Professional' }],
  });
});

test('another agency sees only its own requests', async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const one = await kit.asAgency(rival.id, (scope) =>
    readClientPrequalification(scope, { clientId: requestedClient, timeZone: 'UTC' }),
  );
  expect(one).toMatchObject({ history: [] });
  expect(JSON.stringify(one)).not.toContain('Approved');
});

test("an engagement has the agency's status with its client for its kind of role", async () => {
  const { id: engagementId } = await makeEngagement(kit.db, {
    clientId: requestedClient,
    recruitmentTypeId: 1,
    roleCategoryId: 2,
    requiresPrequalification: true,
  });
  const one = await kit.asAgency(userId, (scope) =>
    readEngagementPrequalification(scope, { engagementId, timeZone: 'UTC' }),
  );
  expect(one).toMatchObject({
    engagementId,
    clientId: requestedClient,
    requiresPrequalification: true,
    prequalificationStageStatus: 'Approved',
    endsOn: '2027-10-05',
  });
});

test('an opportunity has the right to request from its client', async () => {
  const of = (clientId: string) =>
    kit.asAgency(userId, (scope) =>
      readRightToRequestPrequalification(
        scope,
        { clientId, clientName: 'It', recruitmentTypeId: 1, roleCategoryId: 2 },
        'UTC',
      ),
    );
  expect(await of(other)).toEqual({ allowed: true });
  expect(await of(requestedClient)).toMatchObject({ allowed: false, reasons: [{ code: 'already-prequalified' }] });
});
