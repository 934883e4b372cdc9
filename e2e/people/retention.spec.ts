import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('an owner chooses how long people are kept, which the audit log records; an administrator only reads it', async ({
  page,
}) => {
  // No other journey depends on this agency's retention period.
  await startSession(page, people.rivalOwner);
  await page.goto('/people');
  await page.getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByRole('heading', { name: 'Retention', level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Retention period' });
  const months = form.getByLabel('Keep people’s data after their last activity for');
  await months.fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Enter at least 6 months.');
  const chosen = String(30 + Math.floor(Math.random() * 50));
  await months.fill(chosen);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Retention period saved.')).toBeVisible();
  await page.goto('/user-management/audit-log?entries=settings');
  await expect(page.getByText(`Changed how long people’s data is kept: ${chosen} months`).first()).toBeVisible();

  await startSession(page, people.admin);
  await page.goto('/people/retention');
  await expect(page.getByText('A person’s data is erased after 24 months without activity.')).toBeVisible();
  await expect(page.getByText('Only an owner of your agency can change how long people’s data is kept.')).toBeVisible();
});

test('the owner sees who is erased next, who is kept and why, and downloads the list', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/people');
  await page.getByRole('switch', { name: 'Data due for erasure within 30 days' }).click();
  await expect(page.getByRole('link', { name: 'Ingrid Solheim' })).toBeVisible();
  await page.goto('/people/retention');
  const plan = page.getByRole('table', { name: 'Upcoming erasures' });
  await expect(plan.getByRole('row').filter({ hasText: 'Farah Lindqvist' })).toContainText('Notice sent');
  await expect(plan.getByRole('row').filter({ hasText: 'Piet Vandermeer' })).toContainText(
    'Put on hold by Rolecall on',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('next-erasures.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('Put on hold by Rolecall');

  await plan.getByRole('link', { name: 'Piet Vandermeer' }).click();
  await expect(page.getByText('Rolecall put this person on hold on')).toBeVisible();
  const block = page.getByRole('region', { name: 'Retention' });
  await expect(block).toContainText('Won’t be erased yet. Put on hold by Rolecall');
  await expect(block).toContainText('Period ended');
  await expect(page.getByText('The employer disputes the fee')).toHaveCount(0);
});

test('the staff hold a person, the agency can’t erase them, and the staff end the hold', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const { talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  );
  const lastName = `Aldous ${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const emailAddress = `${lastName.replace(' ', '.').toLowerCase()}@inbox.example`;
  const given = { firstName: 'Merete', lastName, emailAddress, confirmsConsent: true };
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, given);
  await owner.call(withdrawCandidateEndpoint, { candidateId, withdrawReasons: [1] });

  await startSession(page, people.providerAdmin);
  await page.goto('/provider/holds');
  await page.getByLabel('Email address of the person').fill(emailAddress);
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('table', { name: 'People with this address' });
  await found.getByRole('button', { name: 'Place hold' }).click();
  expect(await axeViolations(page)).toEqual([]);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Place hold' }).click();
  await expect(dialog).toContainText('Reason is required');
  const reason = `Court order about ${lastName}`;
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Place hold' }).click();
  await expect(page.getByText(`Merete ${lastName} is on hold.`)).toBeVisible();
  const row = page.getByRole('table', { name: 'All holds' }).getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText(reason);

  const agency = await page.context().browser()?.newContext();
  if (!agency) throw new Error('There is no browser.');
  const ownerPage = await agency.newPage();
  await startSession(ownerPage, people.owner);
  await ownerPage.goto('/people');
  await ownerPage.getByRole('searchbox').fill(lastName);
  await ownerPage.getByRole('link', { name: `Merete ${lastName}` }).click();
  const banner = ownerPage.getByText('Rolecall put this person on hold on');
  await expect(banner).toBeVisible();
  await expect(ownerPage.getByRole('button', { name: 'Erase', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(ownerPage.getByText(reason)).toHaveCount(0);

  await row.getByRole('button', { name: 'End hold' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End hold' }).click();
  await expect(row).toContainText('Ended');
  await expect(banner).toHaveCount(0);
  await ownerPage.getByRole('button', { name: 'Erase', exact: true }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Erase this person’s data' }).click();
  await expect(ownerPage.getByText(`Merete ${lastName}’s data has been erased.`)).toBeVisible();
  await agency.close();
});
