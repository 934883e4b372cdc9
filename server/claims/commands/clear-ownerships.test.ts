import { expect, test } from 'vitest';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { clearEndedOwnerships } from './clear-ownerships.ts';

const noFiles = { remove: () => Promise.resolve() } as unknown as Parameters<typeof eraseCandidate>[2];

test('an erasure ends the ownership of the agency, but the employer’s only when its period is over', async () => {
  const kit = await createTestKit();
  const place = await makeSubmissionFixture(kit.db);
  const { agency, client, request } = place;
  const owned = async (ownerId: string) => {
    const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
    await kit.db.updateTable('candidateOwnership').set({ supplierId: ownerId }).where('candidateId', '=', id).execute();
    await kit.asSystem((scope) => eraseCandidate(scope, id, noFiles));
    return async () =>
      (await kit.db.selectFrom('candidateOwnership').select('ownedUntil').where('candidateId', '=', id).execute())
        .length > 0;
  };
  const isOwnedByAgency = await owned(agency.id);
  const isOwnedByEmployer = await owned(client.id);
  expect([await isOwnedByAgency(), await isOwnedByEmployer()]).toEqual([false, true]);
  await kit.asSystem(clearEndedOwnerships);
  expect(await isOwnedByEmployer()).toBe(true);
  await kit.db.updateTable('candidateOwnership').set({ ownedUntil: kit.clock.now() }).execute();
  await kit.asSystem(clearEndedOwnerships);
  expect(await isOwnedByEmployer()).toBe(false);
  await kit.close();
});
