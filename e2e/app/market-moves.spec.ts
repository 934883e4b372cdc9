import { expect, test } from '@playwright/test';
import { listReceivedApplicationsEndpoint } from '#contract/applications/endpoints.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { listReceivedCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { listOwnEngagementsEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startProduct } from '#e2e/worlds/product.ts';

/** Returns the records that the employer sees: engagements, applications and candidates. */
const market = async (employer: HttpActor): Promise<unknown> => {
  const { records: engagements } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const { records: applications } = await employer.call(listReceivedApplicationsEndpoint, { pageSize: 100 });
  const candidates = await Promise.all(
    engagements.map(({ engagementId }) => employer.call(listReceivedCandidatesEndpoint, { engagementId })),
  );
  return { engagements, applications, candidates };
};

/** Returns an agency's engagements and candidates. */
const board = async (agency: HttpActor): Promise<unknown> => [
  await agency.call(listBoardEndpoint, { pageSize: 100 }),
  await agency.call(listCandidatesEndpoint, { pageSize: 100 }),
];

test('the demo simulator acts, logs one line about it, and stops cleanly while acting', async () => {
  const product = await startProduct({ SIMULATOR: 'on', SIMULATOR_PACE_SECONDS: '1', LOG_LEVEL: 'info' });
  try {
    const [rival, ...employers] = await Promise.all(
      [people.rivalOwner, people.employer, people.sableEmployer, 'hiring@tallowood.example'].map((email) =>
        signInOverHttp(product.url, email),
      ),
    );
    if (!rival) throw new Error('No rival has signed in.');
    const seen = async () => JSON.stringify(await Promise.all([board(rival), ...employers.map(market)]));
    const before = await seen();
    await expect.poll(async () => (await seen()) === before, { timeout: 40_000, intervals: [1000] }).toBe(false);
    const lines = product.output().split('the password for all of them is')[1]?.split('\n') ?? [];
    expect(lines.filter((line) => line.includes('simulator'))).toHaveLength(1);
    expect(lines.filter((line) => /WARN|ERROR/.test(line))).toEqual([]);
  } finally {
    expect(await product.stop()).toEqual({ code: 0, signal: null });
  }
});
