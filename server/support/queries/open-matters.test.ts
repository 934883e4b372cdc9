import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCandidate, makeSalaryRevision } from '#server/candidates/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { hasOpenMatters } from './open-matters.ts';

test('a claim, a fee on hold, a salary change and each dispute about the person are open matters, also one of the agency', async () => {
  const kit = await createTestKit();
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { engagement, agency, rival, candidate } = place;
  const has = async ({ id }: { id: string }) => {
    const query = sql<{ open: boolean }>`select ${hasOpenMatters(sql`${id}::uuid`)} as open`;
    return (await query.execute(kit.db)).rows[0]?.open;
  };
  const another = async (supplierId: string, more: object = {}) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId, supplierId, ...more });
  };
  expect(await has(candidate)).toBe(false);
  expect(await has(await another(agency.id, { claimState: 'pending' }))).toBe(true);
  expect(await has(await another(agency.id, { statusId: 2, feeState: 'on_hold' }))).toBe(true);
  const revised = await another(agency.id, { statusId: 2 });
  await makeSalaryRevision(kit.db, { candidateId: revised.id, baseSalary: '90000.00', totalCompensation: null });
  expect(await has(revised)).toBe(true);

  const { emailAddress } = candidate;
  const [ownersHire, openers] = [
    await another(agency.id, { emailAddress, statusId: 2, dateSubmitted: new Date(0) }),
    await another(rival.agency.id, { emailAddress, statusId: 3 }),
  ];
  expect([await has(ownersHire), await has(openers)]).toEqual([false, false]);
  await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  expect([await has(ownersHire), await has(openers)]).toEqual([true, true]);
  await kit.close();
});

test('the candidates of an agency’s own disputes are found by index, among its candidates at all clients', async () => {
  const kit = await createTestKit();
  const { agency, recruiter, rival, engagement } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const makeOne = async (supplierId: string) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId, supplierId, emailAddress: 'tove@inbox.example' });
  };
  const [own, theirs] = [await makeOne(agency.id), await makeOne(rival.agency.id)];
  await makeDispute(kit.db, { candidateId: theirs.id, supplierId: agency.id, openedBy: recruiter.id });
  const clientIds: string[] = [];
  for (let one = 0; one < 20; one += 1) clientIds.push((await makeTenant(kit.db, { side: 'client' })).id);
  // Each row of the agency at these clients is a person of its own, except one who is disputed at another client.
  await sql`
    with copy as (
      insert into candidate
      select made.* from candidate one
        cross join unnest(${clientIds}::uuid[]) with ordinality as client (id, place)
        cross join generate_series(1, 100) n
        cross join lateral jsonb_populate_record(one, jsonb_build_object(
          'id', gen_random_uuid(), 'client_id', client.id, 'number', 100000 + client.place * 1000 + n)) made
      where one.id = ${own.id} returning id, talent_request_id, supplier_id, client_id, number)
    insert into candidate_identity (candidate_id, talent_request_id, supplier_id, client_id, key_type, key_hash, active)
    select copy.id, copy.talent_request_id, copy.supplier_id, copy.client_id, i.key_type,
      case when copy.number = 101001 then i.key_hash else md5(copy.number::text) end, false
    from copy join candidate_identity i on i.candidate_id = ${own.id} and i.key_type = 'email'`.execute(kit.db);
  await sql`vacuum analyze candidate_identity`.execute(kit.db);
  const matters = sql<{ candidateId: string }>`
    select m.candidate_id from app.open_matter m where m.supplier_id = ${agency.id} and m.matter = 'own-dispute'`;
  expect((await matters.execute(kit.db)).rows).toHaveLength(2);
  const { rows } = await sql<Record<string, string>>`explain (costs off) ${matters}`.execute(kit.db);
  // PostgreSQL before 18 can't skip the client, if it comes before the key in the index.
  expect(rows.flatMap((row) => Object.values(row)).join('\n')).toMatch(
    /using candidate_identity_by_key .*\n.*Index Cond: .*supplier_id.*key_type.*key_hash/,
  );
  await kit.close();
});
