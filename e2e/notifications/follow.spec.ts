import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  editCandidateEndpoint,
  moveCandidateEndpoint,
  rejectCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

let agency: HttpActor;
let employer: HttpActor;
let engagementId: string;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  agency = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await agency.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  engagementId = board.records[0]?.engagementId ?? '';
  ({ talentRequestId } = await talentRequestWithTitle(agency, engagementId, 'Anaesthetic Nurse'));
});

const submitted = async (): Promise<{ id: string; name: string }> => {
  const lastName = `Fairfax ${randomUUID().slice(0, 8)}`;
  const { _id: id } = await submitCandidateOverHttp(agency, talentRequestId, { lastName, confirmsConsent: true });
  return { id, name: `Aino ${lastName}` };
};
const move = (candidateId: string, candidateStatusId: number) =>
  employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId });
const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();
const said = (page: Page, words: string) => expect(page.locator('[data-announcer]')).toContainText(words);

test("a candidate's page updates after the employer's change, says so, and leaves unsaved input alone", async ({
  page,
}) => {
  const { id, name } = await submitted();
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${id}`);
  await isLive(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  const location = drawer.getByLabel('Location');
  await location.fill('Hobart T');
  await move(id, candidateStatus.interviewing);
  await expect(drawer.getByText('This changed while you were editing.')).toBeVisible();
  await said(page, `${name} is now Interviewing`);
  await expect(location).toHaveValue('Hobart T');
  await expect(location).toBeFocused();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('Interviewing').first()).toBeVisible();
});

test("an agency's candidate lists update after the employer's change, and highlight the changed row", async ({
  page,
}) => {
  const { id, name } = await submitted();
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/candidates`);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(row).toContainText('Pending');
  await isLive(page);
  const marked = row.and(page.locator('[data-changed]')).waitFor();
  await employer.call(rejectCandidateEndpoint, {
    candidateId: id,
    rejectionReasons: [1],
    rejectionMessage: 'Not this time.',
  });
  await expect(row).toContainText('Rejected');
  await marked;
  await said(page, `${name} is now Rejected.`);
  await expect(row.and(page.locator('[data-changed]'))).toHaveCount(0);
});

test("an employer's engagement updates after the agency's change: a new candidate is listed and announced", async ({
  page,
}) => {
  await startSession(page, people.employer);
  await page.goto(`/employer/engagements/${engagementId}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await isLive(page);
  let candidate = { id: '', name: '' };
  // Other tests submit to the same talent request, and several changes at once are announced as a number.
  await expect(async () => {
    candidate = await submitted();
    await expect(page.locator(`a[href*="${candidate.id}"]`).first()).toBeVisible();
    await said(page, `${candidate.name} is a new candidate.`);
  }).toPass();
  const { id, name } = candidate;

  // The candidate's page is updated as well.
  await page.goto(`/employer/candidates/${id}`);
  await expect(page.getByRole('region', { name: 'Facts' }).first()).toBeVisible();
  await isLive(page);
  await agency.call(editCandidateEndpoint, { candidateId: id, location: 'Launceston TAS' });
  await expect(page.getByRole('region', { name: 'Facts' }).first()).toContainText('Launceston TAS');
  await said(page, `${name} has changed.`);
});

test('the board and the engagement update live', async ({ page, context }) => {
  const { id } = await submitted();
  await startSession(page, people.owner);
  await page.goto('/engagement/board?keyword=Perioperative&assignToMe=false');
  const row = page.getByRole('row').filter({ hasText: 'Perioperative' });
  await expect(row).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/engagement/${engagementId}/requests`);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await isLive(page);
  await isLive(second);
  await move(id, candidateStatus.offerExtended);
  await said(page, 'Perioperative nursing, permanent team has changed.');
});

test('a page that was offline shows afterwards the changes it missed', async ({ page, context }) => {
  const { id } = await submitted();
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${id}`);
  await isLive(page);
  await context.setOffline(true);
  await expect(page).toHaveURL(/no-internet-connection/);
  await move(id, candidateStatus.interviewing);
  await context.setOffline(false);
  await expect(page).toHaveURL(/candidates\/viewer/);
  await isLive(page);
  await expect(page.getByRole('main').getByText('Interviewing').first()).toBeVisible();
  await move(id, candidateStatus.offerExtended);
  await expect(page.getByRole('main').getByText('Offer Extended').first()).toBeVisible();
});
