import { expect, test } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('a submission refused because another agency owns the candidate is shown to the provider', async ({
  page,
  baseURL,
}) => {
  const [employer, owner, rival] = await Promise.all([
    signInOverHttp(baseURL ?? '', people.larkfieldEmployer),
    signInOverHttp(baseURL ?? '', people.owner),
    signInOverHttp(baseURL ?? '', people.rivalOwner),
  ]);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  const { talentRequests } = await owner.call(listEngagementCandidatesEndpoint, { engagementId });
  const talentRequestId = talentRequests[0]?.talentRequestId ?? '';
  const person = { emailAddress: `owned.${String(process.pid)}@inbox.example`, confirmsConsent: true };
  await submitCandidateOverHttp(owner, talentRequestId, person);

  const refusedAt = async (): Promise<number> => {
    await page.goto('/provider/candidate-checks');
    await expect(page.getByRole('heading', { name: 'Candidate checks' })).toBeVisible();
    const row = page.getByRole('row', { name: 'Quayside Search' });
    // Other journeys add checks, but for other agencies.
    const none = page.getByText('No checks in the last 30 days');
    await expect(page.getByRole('row').nth(1).or(none).first()).toBeVisible();
    if ((await row.count()) === 0) return 0;
    const at = (await page.getByRole('columnheader').allTextContents()).indexOf('Refused submissions');
    return Number(await row.first().getByRole('cell').nth(at).textContent());
  };
  await startSession(page, people.providerAdmin);
  const before = await refusedAt();
  await expect(submitCandidateOverHttp(rival, talentRequestId, person)).rejects.toThrow();
  await expect.poll(refusedAt).toBe(before + 1);
});
