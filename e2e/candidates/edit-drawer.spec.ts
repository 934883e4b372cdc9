import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp, talentRequestWithTitle } from '#e2e/actors/submitter.ts';

test('unsaved changes to a candidate are dropped only after a question, by Escape and by going back [C06]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const lastName = `Aalto ${randomUUID().slice(0, 8)}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    confirmsConsent: true,
    lastName,
    location: 'Perth WA',
  });
  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${lastName}`);
  await page
    .getByRole('table', { name: 'Candidates' })
    .getByRole('link', { name: `Aino ${lastName}` })
    .click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Edit / });
  const location = drawer.getByLabel('Location');
  await location.fill('Hobart TAS');

  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const keepEditing = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(location).toHaveValue('Hobart TAS');
    await expect(location).toBeFocused();
  };
  await page.keyboard.press('Escape');
  await keepEditing();
  await page.evaluate(() => window.history.back());
  await keepEditing();
  await expect(page).toHaveURL(/candidates\/viewer/);

  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  expect(await owner.call(viewCandidateEndpoint, { candidateId })).toMatchObject({ location: 'Hobart TAS' });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await location.fill('Darwin NT');
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/candidate\?/);
});
