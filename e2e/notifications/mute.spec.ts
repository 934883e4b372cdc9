import { expect, test } from '@playwright/test';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp, talentRequestWithTitle } from '#e2e/actors/submitter.ts';

test('a muted engagement sends its user no notifications, and sends them again once it is unmuted [N04]', async ({
  page,
  baseURL,
}) => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const newCandidate = async (lastName: string) => {
    const engagementId = await republishWithApprovedAgency(owner, employer, 'Regional Sales Manager, Foodservice');
    const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Regional Sales Manager');
    const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, { lastName });
    return { engagementId, candidateId };
  };
  const mark = Date.now().toString(36);
  const [lastName, otherName] = [`Mattila${mark}`, `Virtanen${mark}`];
  const { engagementId, candidateId } = await newCandidate(lastName);
  const other = await newCandidate(otherName);
  const notifiedOf = async (name: string): Promise<number> => {
    const { records } = await owner.call(listNotificationsEndpoint, { pageSize: 100 });
    return records.filter(({ sentence }) => sentence.includes(name)).length;
  };

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}`);
  await page.getByRole('button', { name: 'Mute this engagement' }).click();
  await expect(page.getByRole('button', { name: 'Unmute this engagement' })).toBeVisible();
  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 4 });

  // Notifications are created in order, so once the owner has been notified of this move, the previous move has been
  // processed.
  await employer.call(moveCandidateEndpoint, { candidateId: other.candidateId, candidateStatusId: 4 });
  await expect.poll(() => notifiedOf(otherName), { timeout: 20_000 }).toBe(1);
  expect(await notifiedOf(lastName)).toBe(0);

  await page.goto('/activitystream/settings');
  const muted = page.getByRole('region', { name: 'Muted engagements' });
  await expect(muted.getByRole('link', { name: 'Regional Sales Manager, Foodservice' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await muted.getByRole('button', { name: 'Unmute Regional Sales Manager, Foodservice' }).first().click();
  await expect(muted).toContainText('No muted engagements.');

  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 6 });
  await expect.poll(() => notifiedOf(lastName), { timeout: 20_000 }).toBe(1);
});
