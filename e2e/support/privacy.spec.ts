import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { confirmPassword } from '#e2e/actors/browser-sign-in.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('every user can download the data stored about them, but not erase others', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Open your data' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await confirmPassword(page);
  const download = await started;
  expect(download.suggestedFilename()).toBe('rolecall-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { email: string };
    sessions: unknown[];
  };
  expect(data.account.email).toBe(people.standard);
  expect(data.sessions.length).toBeGreaterThan(0);
  await expect(page.getByText('Erase data')).toHaveCount(0);
});

test('an owner erases a candidate on request: personal data is deleted, and the anonymous history stays', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { records } = await owner.call(listBoardEndpoint, { keyword: 'Perioperative' });
  const engagementId = records[0]?.engagementId ?? '';
  const requests = async () => (await owner.call(listEngagementCandidatesEndpoint, { engagementId })).talentRequests;
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const mark = randomUUID().slice(0, 8);
  const emailAddress = `aino.${mark}@inbox.example`;
  await submitCandidateOverHttp(owner, talentRequestId, {
    lastName: `Erasable ${mark}`,
    emailAddress,
    confirmsConsent: true,
  });

  await startSession(page, people.owner);
  await page.goto('/your-data');
  await page.getByLabel('Candidate’s email').fill(emailAddress.toUpperCase());
  await page.getByRole('button', { name: 'Erase candidate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase candidate' }).click();
  await expect(page.getByText('Erasing 1 candidate.')).toBeVisible();
  const first = page.getByRole('table', { name: 'Erasure requests' }).getByRole('row').nth(1);
  await expect(first).toContainText('Candidate 0');
  // The page says that it may take a minute, because the erasure waits for its turn among the other jobs.
  await expect(first.getByText('Within a minute')).toHaveCount(0, { timeout: 60_000 });
  const left = JSON.stringify(await requests());
  expect(left).not.toContain(mark);

  await page.getByLabel('Candidate’s email').fill(emailAddress);
  await page.getByRole('button', { name: 'Erase candidate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase candidate' }).click();
  await expect(
    page.getByText('No candidate with this email address was submitted, or their data has already been erased.'),
  ).toBeVisible();
});
