import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '#server/team/factories.ts';
import { readManifest } from './read-manifest.ts';

let kit: TestKit;
let agencyId: string;
let owner: string;
/**
 * The ID of a user with every permission except seeing other users' work, who is assigned to one of two engagements.
 */
let assigned: string;

beforeAll(async () => {
  kit = await createTestKit();
  agencyId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: agencyId })).id;
  assigned = (await makeUser(kit.db, { tenantId: agencyId, role: 'none' })).id;
  await makeRole(kit.db, {
    tenantId: agencyId,
    permissions: permissions.filter((one) => one !== 'Assignments=View Other Users Assignment / Data'),
    holderIds: [assigned],
  });
  const client = await makeTenant(kit.db, { side: 'client' });
  for (const isOwn of [true, false]) {
    const engagement = await makeEngagement(kit.db, { clientId: client.id });
    const request = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: agencyId });
    if (isOwn) await makeAssignment(kit.db, { engagementId: engagement.id, userId: assigned });
    await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agencyId });
  }
  await makeEngagement(kit.db, { clientId: client.id });
  await sql`insert into candidate select made.* from candidate one cross join generate_series(1, 500) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 10000 + n * 10 + one.number % 10)) made`.execute(
    kit.db,
  );
  for (const table of ['candidate', 'assignment']) await sql`vacuum analyze ${sql.table(table)}`.execute(kit.db);
});
afterAll(() => kit.close());

const explain = async (scope: AgencyScope, statement: string): Promise<string> => {
  const { rows } = await sql<{
    queryPlan?: string;
    'QUERY PLAN'?: string;
  }>`explain (costs off) ${sql.raw(statement)}`.execute(scope.db);
  return rows.map((row) => Object.values(row).join('')).join('\n');
};

test('the records of an agency are counted from the index alone, including row security', async () => {
  for (const user of [owner, assigned]) {
    const plan = await kit.asAgency(user, async (scope) => {
      await sql`set local enable_seqscan = off`.execute(scope.db);
      await sql`set local enable_bitmapscan = off`.execute(scope.db);
      return explain(
        scope,
        `select count(*) from candidate where supplier_id = '${agencyId}' and status_id = any ('{1,4}'::int[])`,
      );
    });
    expect(plan).toContain('Index Only Scan using candidate_of_supplier on candidate');
  }
});

test('each policy for assigned work reads the assignments once per statement', async () => {
  const { tables } = await readManifest(kit.db);
  const restricted = Object.entries(tables).flatMap(([name, { policies }]) =>
    policies.filter((one) => one.startsWith(`${name}_assigned:`)).map((policy) => ({ name, policy })),
  );
  const byEngagement = restricted.filter(({ policy }) => policy.includes('app.assigned_engagements()'));
  expect(byEngagement.length).toBeGreaterThan(10);
  // The other policies make a row visible if its parent record is visible, and a person visible if one of their
  // submissions is.
  const others = restricted.filter((one) => !byEngagement.includes(one));
  expect(
    others.filter(({ policy }) => !/EXISTS \( SELECT 1\s+FROM \w+ p\s+WHERE \(p\.(person_)?id = /.test(policy)),
  ).toEqual([]);
  for (const { name } of byEngagement) {
    const plan = await kit.asAgency(assigned, (scope) => explain(scope, `select * from ${name}`));
    expect([name, plan]).toEqual([name, expect.stringMatching(/\(hashed SubPlan \d+\)/)]);
    expect([name, plan]).toEqual([name, expect.not.stringContaining('app.assigned_engagements')]);
  }
});

test('no policy calls a function per row, and applied engagements are read after the hash of assigned ones', async () => {
  const { tables } = await readManifest(kit.db);
  const policies = Object.entries(tables).flatMap(([name, table]) =>
    table.policies.map((policy) => ({ name, policy })),
  );
  // Only functions without arguments are allowed, because they run once per statement, in their own subquery.
  expect(policies.filter(({ policy }) => /app\.\w+\((?!\))/.test(policy))).toEqual([]);
  expect(policies.filter(({ policy }) => /(?<!SELECT )(?<!FROM )app\.\w+\(/.test(policy))).toEqual([]);
  const asking = policies.filter(({ policy }) => policy.includes('FROM applied_engagement'));
  expect(asking.map(({ name }) => name)).toEqual([
    'application',
    'audit_access',
    'engagement',
    'engagement_document',
    'engagement_note',
    'engagement_requirement',
    'event',
    'lot',
    'lot_key_use',
    'lot_rules',
    'notice_look',
    'notification',
    'talent_request',
    'talent_request_change',
  ]);
  for (const { policy } of asking)
    expect(policy).toMatch(/app\.assigned_engagements\(\).*OR \(NOT \(EXISTS \( SELECT 1\s+FROM applied_engagement/s);
});

test('an application is recorded for its agency, and rivals do not see it', async () => {
  const rival = await makeTenant(kit.db);
  const rivalOwner = await makeUser(kit.db, { tenantId: rival.id });
  const count = (user: string) =>
    kit.asAgency(user, async (scope) => (await sql`select 1 from applied_engagement`.execute(scope.db)).rows.length);
  expect([await count(owner), await count(assigned), await count(rivalOwner.id)]).toEqual([2, 2, 0]);
});

test('a user who sees only assigned work sees that, and the engagements their agency has not applied to', async () => {
  const seen = await kit.asAgency(assigned, async (scope) => ({
    engagements: (await sql`select 1 from engagement`.execute(scope.db)).rows.length,
    requests: (await sql`select 1 from talent_request`.execute(scope.db)).rows.length,
    applications: (await sql`select 1 from application`.execute(scope.db)).rows.length,
    candidates: (await sql`select 1 from candidate`.execute(scope.db)).rows.length,
  }));
  expect(seen).toEqual({ engagements: 2, requests: 1, applications: 1, candidates: 501 });
});
