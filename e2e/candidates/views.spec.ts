import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { addCommentEndpoint } from '#contract/clarifications/endpoints.ts';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { proposeSalaryRevisionEndpoint } from '#contract/candidates/endpoints/salary.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('a view of the candidate centre is saved, opened, made the default, replaced and deleted [C05]', async ({
  page,
}) => {
  await startSession(page, people.admin);
  await page.goto('/candidate?candidateStatusId=8&sortBy=name&sortOrder=asc&pageSize=25');
  const lists = page.getByRole('navigation', { name: 'Candidates' });
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required!')).toBeVisible();
  await dialog.getByLabel('Name').fill('Interviews');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('The view Interviews has been saved.')).toBeVisible();
  const view = lists.getByRole('link', { name: 'Interviews', exact: true });
  await expect(view).toHaveAttribute('aria-current', 'page');

  await lists.getByRole('link', { name: 'Submitted' }).click();
  await expect(page).not.toHaveURL(/candidateStatusId|sortBy/);
  await expect(lists.getByRole('link', { name: 'Submitted' })).toHaveAttribute('aria-current', 'page');
  await view.click();
  await expect(page).toHaveURL(/candidateStatusId=8/);
  await expect(page).toHaveURL(/sortBy=name/);
  await expect(page).toHaveURL(/pageSize=25/);

  await page.getByRole('button', { name: 'Edit view' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit view' });
  await edit.getByLabel('Name').fill('My interviews');
  await edit.getByLabel('Use as my default view').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  const renamed = lists.getByRole('link', { name: 'My interviews' });
  await expect(renamed).toBeVisible();
  await page.goto('/candidate');
  await expect(page).toHaveURL(/candidateStatusId=8/);
  await expect(renamed).toHaveAttribute('aria-current', 'page');

  await page.goto('/candidate?candidateStatusId=1');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name').fill('MY INTERVIEWS');
  await expect(dialog.getByText('This replaces your view My interviews.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await expect(renamed).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Edit view' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Delete view' }).click();
  await expect(renamed).toHaveCount(0);
  await page.goto('/candidate');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expect(page).not.toHaveURL(/candidateStatusId/);
});

test('the views of every user list what the client has not opened, what changed, and open salaries [C05]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const request = await talentRequestWithTitle(owner, board.records[0]?.engagementId ?? '', 'Anaesthetic Nurse');
  const lastName = `Vesala ${crypto.randomUUID()}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, request.talentRequestId, {
    lastName,
    emailAddress: `${crypto.randomUUID()}@inbox.example`,
    confirmsConsent: true,
  });
  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}&isUnopened=true`);
  const lists = page.getByRole('navigation', { name: 'Candidates' });
  const unopened = lists.getByRole('link', { name: 'Not opened by the client' });
  await expect(unopened).toHaveAttribute('aria-current', 'page');
  await expect(unopened).toHaveText(/\d$/);
  const row = page.getByRole('table', { name: 'Candidates' }).getByRole('link', { name: lastName.slice(0, 12) });
  await expect(row).toBeVisible();
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 4 });
  await expect(page.getByText('No candidates match')).toBeVisible();

  await lists.getByRole('link', { name: 'Changed in the last 24 hours' }).click();
  await expect(page).toHaveURL(/changedWithinDays=1/);
  await expect(page).not.toHaveURL(/isUnopened|keywords/);
  await page.getByRole('combobox', { name: 'Keyword' }).fill(lastName);
  await page.getByRole('combobox', { name: 'Keyword' }).press('Enter');
  await expect(row).toBeVisible();
  await expect(lists.getByRole('link', { name: 'Changed in the last 24 hours' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await owner.call(proposeSalaryRevisionEndpoint, { candidateId, baseSalary: '105000' });
  const salaries = lists.getByRole('link', { name: 'Salary revisions' });
  await salaries.click();
  await expect(salaries).toHaveAttribute('aria-current', 'page');
  await page.getByRole('combobox', { name: 'Keyword' }).fill(lastName);
  await page.getByRole('combobox', { name: 'Keyword' }).press('Enter');
  await expect(row).toBeVisible();
});

test('a row shows how many comments a candidate has, live, and marks unread ones until they are read [C05] [K02]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const request = await talentRequestWithTitle(owner, board.records[0]?.engagementId ?? '', 'Anaesthetic Nurse');
  const lastName = `Oduya ${crypto.randomUUID().slice(0, 8)}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, request.talentRequestId, {
    lastName,
    emailAddress: `${crypto.randomUUID()}@inbox.example`,
    confirmsConsent: true,
  });
  await employer.call(addCommentEndpoint, { candidateId, text: 'Only for us.', isNote: true });
  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}`);
  const table = page.getByRole('table', { name: 'Candidates' });
  const name = table.getByRole('link', { name: lastName });
  await expect(name).toBeVisible();
  await expect(table.getByRole('img', { name: /comment/ })).toHaveCount(0);

  await owner.call(addCommentEndpoint, { candidateId, text: 'Can start in March.' });
  await employer.call(addCommentEndpoint, { candidateId, text: 'When can she visit?' });
  await expect(table.getByRole('img', { name: '2 comments, 1 unread' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await name.click();
  await expect(page.getByText('When can she visit?')).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('img', { name: '2 comments', exact: true })).toBeVisible();
});
