import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { eraseCandidatesEndpoint, eraseUserEndpoint } from '#contract/support/endpoints.ts';
import { deleteUserEndpoint, listAllUsersEndpoint } from '#contract/team/endpoints.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { submitOverHttp } from '#e2e/actors/submitter.ts';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openStoppedInstallation } from '#tools/backup/installation.ts';
import { createDeleteAfterwards } from './parts/delete-afterwards.ts';
import { demoDataDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';
import { runTool } from './tool.ts';

const deleteAfterwards = createDeleteAfterwards();

const nameOf = async (actor: HttpActor, candidateId: string): Promise<string> =>
  (await actor.call(viewCandidateEndpoint, { candidateId })).lastName;

/** Returns the rows of a stopped instance that still contain this name. */
const rowsWith = async (dataDir: string, lastName: string): Promise<string[]> => {
  const place = await openStoppedInstallation({ DATA_DIR: dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  try {
    const { rows } = await client.query<{ found: string }>(
      `select c::text as found from candidate c where c::text like '%' || $1 || '%'
       union all select u::text from app_user u where u.email = $2`,
      [lastName, people.noRole],
    );
    return rows.map(({ found }) => found);
  } finally {
    await client.end();
    await place.close();
  }
};

test('people erased after the backup do not come back with it', async () => {
  test.setTimeout(240_000);
  const workshop = deleteAfterwards(mkdtempSync(join(tmpdir(), 'rolecall-erasures-')));
  const [before, after] = [join(workshop, 'before'), join(workshop, 'after')];
  const source = deleteAfterwards(demoDataDir());
  const product = await startProduct({}, { dataDir: source });
  const { owner, talentRequestId } = await signInRecruiter(product.url);
  const submit = (lastName: string) =>
    submitOverHttp(owner, talentRequestId, {
      lastName,
      emailAddress: `${lastName}@inbox.example`,
      confirmsConsent: true,
    });
  const [erased, stays] = [await submit('Vanhanen'), await submit('Lahtinen')];
  expect((await runTool('backup', [before], { DATA_DIR: source })).code).toBe(0);

  const users = await owner.call(listAllUsersEndpoint, {});
  const userId = users.find(({ email }) => email === people.noRole)?.user_id ?? '';
  await owner.call(eraseCandidatesEndpoint, { email: 'vanhanen@inbox.example' });
  await owner.call(deleteUserEndpoint, { userId });
  await owner.call(eraseUserEndpoint, { userId });
  await expect.poll(() => nameOf(owner, erased._id)).toBe('person');
  await product.stop();
  expect((await runTool('backup', [after], { DATA_DIR: source })).code).toBe(0);
  expect(await rowsWith(source, 'Vanhanen')).toEqual([]);

  const fresh = deleteAfterwards(newDataDir());
  // As a control: without the later backup, the restore doesn't know about the erasures.
  expect((await runTool('restore', [before], { DATA_DIR: fresh })).said).not.toContain('erasures');
  expect(await rowsWith(fresh, 'Vanhanen')).toHaveLength(2);
  // Restores the erasures as after a recovery with the database's own tools.
  expect((await runTool('archive/recover', ['--erasures-from', after], { DATA_DIR: fresh })).said).toContain(
    '2 erasures of the backup are missing here',
  );
  for (const [dataDir, more] of [
    [source, []],
    [fresh, ['--erasures-from', after]],
  ] as const) {
    const { code, said } = await runTool('restore', [before, '--replace', dataDir, ...more], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining('2 erasures have been requested since the backup')]);
    const again = await startProduct({}, { dataDir });
    const { owner: actor } = await signInRecruiter(again.url);
    await expect.poll(() => nameOf(actor, erased._id), { timeout: 20_000 }).toBe('person');
    expect(await nameOf(actor, stays._id)).toBe('Lahtinen');
    await again.stop();
    expect(await rowsWith(dataDir, 'Vanhanen')).toEqual([]);
  }
});
