import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct } from '#e2e/worlds/product.ts';
import { demoDataDir } from './prepared-data.ts';

test('after a server restart an open page receives live updates again, and shows the changes it missed', async ({
  browser,
}) => {
  const dataDir = demoDataDir();
  const before = await startProduct({}, { dataDir });
  const { port, url } = before;
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const { talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  );
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  const move = async (candidateStatusId: number): Promise<void> => {
    const employer = await signInOverHttp(url, people.employer, demoPassword);
    await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId });
  };

  const page = await browser.newPage({ baseURL: url });
  await signInAs(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  const shown = (status: string) => page.getByRole('main').getByText(status, { exact: true }).first();
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await move(candidateStatus.screening);
  await expect(shown('Screening')).toBeVisible();

  await before.stop();
  await expect(page.locator('[data-live="false"]')).toBeAttached();
  // The page stays visible during the outage. Changes made before the feed has reconnected appear once it is open
  // again.
  await expect(shown('Screening')).toBeVisible();
  const after = await startProduct({}, { dataDir, port });
  await move(candidateStatus.interviewing);
  await expect(shown('Interviewing')).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await move(candidateStatus.offerExtended);
  await expect(shown('Offer Extended')).toBeVisible();
  await page.close();
  await after.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
