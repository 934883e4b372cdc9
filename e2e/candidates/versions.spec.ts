import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { editCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp, talentRequestWithTitle } from '#e2e/actors/submitter.ts';

const comment =
  'Knows the theatre well, has led a team of nine nurses for three years, and can start in spring at the earliest.';

const changed = async (baseURL: string | undefined) => {
  const owner: HttpActor = await signInOverHttp(baseURL ?? '', people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    confirmsConsent: true,
    location: 'Perth WA',
    commentToEmployer: comment,
  });
  await owner.call(editCandidateEndpoint, {
    candidateId,
    location: 'Hobart TAS',
    commentToEmployer: comment.replace('three', 'five'),
  });
  return { owner, candidateId };
};

const replaceCv = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Replace CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace CV' });
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/candidate/document'));
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'Second-CV.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Theatre nurse, now with twelve years in theatres.'),
  });
  await sent;
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('region', { name: 'Second-CV.txt' })).toContainText('twelve years');
};

test('both sides compare the versions of a candidate and open the CV that was replaced [C06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, candidateId } = await changed(baseURL);
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await replaceCv(page);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await expect(versions.getByRole('listitem').first()).toContainText('Harbour Talent replaced the CV');

  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Harbour Talent changed the location and the comment');
  await timeline.getByRole('button', { name: 'Version 2' }).click();
  const drawer = page.getByRole('dialog', { name: /^Versions of Aino/ });
  const changes = drawer.getByRole('region', { name: 'Changes from version 1 to version 2' });
  await expect(changes.getByRole('deletion').first()).toContainText('Perth WA');
  await expect(changes.getByRole('insertion').first()).toContainText('Hobart TAS');
  // Only the changed word of the long comment is marked.
  await expect(changes.getByRole('deletion').filter({ hasText: 'three' })).toHaveText('removed three');
  await expect(changes.getByRole('insertion').filter({ hasText: 'five' })).toHaveText('added five');
  expect(await axeViolations(page)).toEqual([]);

  await drawer.getByLabel('Later version').selectOption({ label: 'Version 3, current' });
  await drawer.getByLabel('Earlier version').selectOption({ label: 'Version 1' });
  await expect(drawer.getByRole('region', { name: 'Changes from version 1 to version 3' })).toContainText('CV.txt');
  await drawer.getByRole('button', { name: 'Show CV.txt' }).click();
  await expect(drawer.getByRole('region', { name: 'CV in version 2' })).toContainText('eleven years');
  await drawer.getByRole('button', { name: 'Back to the changes' }).click();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.employer);
  await other.goto(`/employer/candidates/${candidateId}`);
  const received = other.getByRole('region', { name: 'Versions' });
  await expect(received.getByRole('listitem')).toHaveText([/Version 3.*as first opened by Northwind Health/]);
  await expect(other.getByRole('region', { name: 'Second-CV.txt' })).toContainText('twelve years');

  await owner.call(editCandidateEndpoint, { candidateId, location: 'Darwin NT' });
  await expect(other.getByRole('region', { name: 'Timeline' })).toContainText('Harbour Talent changed the location');
  await received.getByRole('button', { name: 'Compare' }).click();
  await expect(other.getByRole('region', { name: 'Changes from version 3 to version 4' })).toContainText('Darwin NT');
});
