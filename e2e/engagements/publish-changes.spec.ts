import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowingElements, findOverlappingElements } from '../app/layout-checks.ts';

const employerMail = 'hiring@tallowood.example';
const title = 'Registered nurses, residential care';

test('an employer changes a published engagement: texts, requirements, documents and terms; the agency is notified, and the terms it accepted stay', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const employer = await signInOverHttp(baseURL ?? '', employerMail);
  const agency = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const engagementId = await republishEngagement(employer, title, 'completed');
  const { terms } = await agency.call(readTermsEndpoint, { engagementId });
  await applyToEngagement(agency, employer, engagementId);

  await startSession(page, employerMail);
  await page.goto(`/employer/engagements/${engagementId}/information`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Description is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Nurses for two houses by the sea.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Nurses for two houses by the sea.');

  await page.getByRole('button', { name: 'Edit requirements' }).click();
  await dialog.getByRole('button', { name: 'Add Requirement' }).click();
  await dialog.getByRole('textbox').last().fill('Answers within a day.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Document' }).click();
  const buffer = Buffer.from('Early, late, night.');
  await dialog.getByLabel('File').setInputFiles({ name: 'Roster.txt', mimeType: 'text/plain', buffer });
  await dialog.getByLabel('Document type').selectOption({ label: 'Agreement for this engagement' });
  await dialog.getByRole('button', { name: 'Add Document' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Roster' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Terms' }).click();
  await dialog.getByRole('textbox', { name: 'Terms' }).fill('The fee is due within 60 days.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The terms are now version 2.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The fee is due within 60 days.');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await findOverlappingElements(page)).toEqual([]);
  await page.goto(`/employer/engagements/${engagementId}/history`);
  for (const said of ['The engagement was changed: description.', 'Roster was added.', 'The terms were changed.'])
    await expect(page.getByRole('main')).toContainText(said);

  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.rivalOwner);
  await theirs.goto(`/engagement/${engagementId}`);
  await expect(theirs.getByRole('main')).toContainText('Nurses for two houses by the sea.');
  await expect(theirs.getByRole('main')).toContainText('Answers within a day.');
  await expect(theirs.getByRole('main')).toContainText('Reference agreement');
  await expect(theirs.getByRole('main')).toContainText('The fee is due within 60 days.');
  await theirs.goto(`/engagement/${engagementId}/application`);
  await expect(theirs.getByRole('main')).toContainText('changed the terms to version 2');
  await expect(theirs.getByRole('main')).toContainText(terms.terms.split('\n')[0] ?? '');
  await theirs.goto(`/engagement/${engagementId}/notices`);
  const notices = theirs.getByRole('list', { name: 'Notices' });
  await expect(notices).toContainText('The terms have changed for new applications.');
  await expect(notices).toContainText('A document was added.');
  await theirs.context().close();
});
