import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseCandidate } from '#server/candidates/public.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { clearDefences, clearOldDisputes } from './clear-disputes.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const noFiles = { remove: () => Promise.resolve() } as unknown as Parameters<typeof eraseCandidate>[2];

const disputed = async (given: Partial<Parameters<typeof makeDispute>[1]> = {}) => {
  const { candidate, rival } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const opened = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  return { candidate, dispute: await makeDispute(kit.db, { ...opened, isAnswered: true, ...given }) };
};
const rowOf = (id: string) =>
  kit.db.selectFrom('ownershipDispute').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the person is removed from a dispute 180 days after its end', async () => {
  const { dispute } = await disputed({ state: 'dismissed' });
  const { dispute: open } = await disputed();
  const clearAfter = async (days: number) => {
    const before = kit.clock.now();
    kit.clock.set(new Date((dispute.endedAt?.getTime() ?? 0) + days * 86_400_000 + 1));
    await kit.asSystem(clearOldDisputes);
    kit.clock.set(before);
    return rowOf(dispute.id);
  };
  expect(await clearAfter(179)).toMatchObject({ erasedAt: null, lastName: dispute.lastName });
  const cleared = { lastName: 'person', contacts: [], statement: '', reasons: '', keys: [] };
  expect(await clearAfter(180)).toMatchObject(cleared);
  expect(await rowOf(open.id)).toMatchObject({ erasedAt: null, lastName: open.lastName });
});

test('the erasure of a candidate ends an open dispute and removes the proof of the owner', async () => {
  const { dispute, candidate } = await disputed();
  await kit.asSystem(async (scope) => {
    await eraseCandidate(scope, candidate.id, noFiles);
    await clearDefences(scope, candidate.id);
  });
  expect(await rowOf(dispute.id)).toMatchObject({
    state: 'dismissed',
    reasons: 'The candidate’s details have been deleted.',
  });
  const defence = await kit.db
    .selectFrom('ownershipDefence')
    .selectAll()
    .where('disputeId', '=', dispute.id)
    .executeTakeFirstOrThrow();
  expect(defence).toMatchObject({ contacts: [], statement: '', outcome: 'withdrawn', keys: [] });
});

test('keys that a version before this one has left in decided and in cleared disputes are deleted', async () => {
  const [decided, cleared, open] = [
    (await disputed({ state: 'dismissed' })).dispute,
    (await disputed({ state: 'dismissed', erasedAt: kit.clock.now() })).dispute,
    (await disputed()).dispute,
  ];
  await kit.asSystem(clearOldDisputes);
  const keysOf = async ({ id }: { id: string }) => {
    const defences = kit.db.selectFrom('ownershipDefence').select('keys').where('disputeId', '=', id);
    return [(await rowOf(id)).keys, (await defences.executeTakeFirstOrThrow()).keys];
  };
  // An agency can't dispute a person again until the dispute has been cleared, so its own keys remain until then.
  expect(await keysOf(decided)).toEqual([decided.keys, []]);
  expect(await keysOf(cleared)).toEqual([[], []]);
  expect(await keysOf(open)).toEqual([open.keys, open.keys]);
});
