import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements, pageSettled } from '#e2e/app/layout-checks.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { listEngagementCandidatesEndpoint, moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';

/** Creates an engagement for this journey only, with candidates who have these last names. */
const receive = async (baseURL: string | undefined, lastNames: readonly string[]): Promise<string> => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const agency = await signInOverHttp(baseURL ?? '', people.owner);
  const engagementId = await republishWithApprovedAgency(agency, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequests } = await agency.call(listEngagementCandidatesEndpoint, { engagementId });
  for (const lastName of lastNames) {
    await submitCandidateOverHttp(agency, talentRequests[0]?.talentRequestId ?? '', {
      lastName,
      confirmsConsent: true,
    });
  }
  return engagementId;
};

const column = (page: Page, title: string) => page.getByRole('group', { name: new RegExp(`^${title}, `) });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an employer moves several candidates at once and rejects several with one reason; each has its outcome [C06]', async ({
  page,
  baseURL,
}) => {
  const engagementId = await receive(baseURL, ['Ahonen', 'Bergqvist', 'Castellano']);
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}`);
  const row = (lastName: string) => page.getByRole('row', { name: new RegExp(lastName) });
  const choose = (lastName: string) => row(lastName).getByRole('checkbox').check({ force: true });
  await choose('Ahonen');
  await choose('Bergqvist');
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 candidates' });
  await dialog.getByRole('radio', { name: 'Screening' }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to Screening' }).click();
  const moved = page.getByRole('status').filter({ hasText: '2 candidates were moved.' });
  await expect(moved).toContainText(/You can undo this until \d\d:\d\d\./);
  await expect(row('Ahonen')).toContainText('Screening');
  await expect(row('Bergqvist')).toContainText('Screening');
  await expect(row('Castellano')).toContainText('Pending');

  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Ahonen')).toContainText('Pending');
  await expect(row('Bergqvist')).toContainText('Pending');
  await choose('Ahonen');
  await bar
    .or(page.getByRole('region', { name: '1 selected' }))
    .getByRole('button', { name: 'Move to…' })
    .click();
  const single = page.getByRole('dialog', { name: 'Move 1 candidate' });
  await single.getByRole('radio', { name: 'Screening' }).check({ force: true });
  await single.getByRole('button', { name: 'Move to Screening' }).click();
  await expect(row('Ahonen')).toContainText('Screening');

  // A step that is possible for only some of the selected candidates isn't offered.
  await choose('Ahonen');
  await choose('Castellano');
  await page.getByRole('button', { name: 'Move to…' }).click();
  const mixed = page.getByRole('dialog', { name: 'Move 2 candidates' });
  await expect(mixed.getByRole('radio', { name: 'Shortlisted' })).toHaveCount(0);
  await expect(mixed.getByRole('radio', { name: 'Hired' })).toHaveCount(0);
  await expect(mixed.getByRole('radio', { name: 'Interviewing' })).toBeVisible();
  await mixed.getByRole('button', { name: 'Cancel' }).click();

  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose('Ahonen');
  await choose('Castellano');
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Reject' }).click();
  const reject = page
    .getByRole('alertdialog', { name: 'Reject 2 candidates?' })
    .or(page.getByRole('dialog', { name: 'Reject 2 candidates?' }));
  // A forced click wouldn't wait until the dialog has stopped moving.
  await reject.getByText('Experience', { exact: true }).click();
  await expect(reject.getByRole('checkbox', { name: 'Experience' })).toBeChecked();
  await reject.getByLabel('Message').fill('We look for somebody who has led a region.');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('2 candidates were rejected')).toBeVisible();
  await expect(row('Ahonen')).toContainText('Rejected');
  await expect(row('Castellano')).toContainText('Rejected');
  await page
    .getByRole('status')
    .filter({ hasText: '2 candidates were rejected.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row('Ahonen')).toContainText('Screening');
  await expect(row('Castellano')).toContainText('Pending');

  // A single move can also be undone, unless somebody has moved the candidate since.
  await row('Bergqvist').getByRole('button', { name: 'Move Aino Bergqvist' }).click();
  const moveOne = page.getByRole('dialog', { name: 'Move Aino Bergqvist' });
  await moveOne.getByText('Interviewing', { exact: true }).click();
  await expect(moveOne.getByRole('radio', { name: 'Interviewing' })).toBeChecked();
  await moveOne.getByRole('button', { name: 'Move to Interviewing' }).click();
  const one = page.getByRole('status').filter({ hasText: '1 candidate was moved.' });
  await expect(one).toContainText(/You can undo this until/);
  const candidateId = (await row('Bergqvist').locator('a').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  const colleague = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  await colleague.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 9 });
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Undone for 0 of 1' })).toContainText('Not undone: ');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(row('Bergqvist')).toContainText('Offer Extended');
});

test('the pipeline shows each step; a candidate is dragged by mouse, and moved and rejected by keyboard [C06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const engagementId = await receive(baseURL, ['Dahlgren', 'Eskola']);
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}`);
  await page.getByRole('link', { name: 'Pipeline' }).click();
  await expect(column(page, 'Pending').getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  await card(page, 'Aino Dahlgren').dragTo(column(page, 'Interviewing'));
  const move = page.getByRole('dialog', { name: 'Move Aino Dahlgren to Interviewing?' });
  await move.getByRole('button', { name: 'Move to Interviewing' }).click();
  await expect(column(page, 'Interviewing')).toContainText('Dahlgren');

  // The keyboard can be used only after the closing dialog has restored the focus.
  await expect(move).toHaveCount(0);
  await pageSettled(page);
  const button = card(page, 'Aino Eskola').getByRole('button', { name: 'Move Aino Eskola' });
  await button.focus();
  await page.keyboard.press('Enter');
  const next = page.getByRole('dialog', { name: 'Move Aino Eskola' });
  await next.getByRole('radio', { name: 'Shortlisted' }).focus();
  await page.keyboard.press('Space');
  await next.getByRole('button', { name: 'Move to Shortlisted' }).focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Pending').getByRole('listitem')).toHaveCount(0);
  await expect(column(page, 'Shortlisted')).toContainText('Eskola');

  // A candidate is rejected without dragging.
  await expect(next).toHaveCount(0);
  await pageSettled(page);
  await card(page, 'Aino Eskola').getByRole('button', { name: 'Reject Aino Eskola' }).focus();
  await page.keyboard.press('Enter');
  const reject = page.getByRole('alertdialog', { name: 'Reject Aino Eskola?' });
  await reject.getByRole('checkbox', { name: 'Experience' }).focus();
  await page.keyboard.press('Space');
  await reject.getByLabel('Message').focus();
  await page.keyboard.type('We look for somebody who has led a region.');
  await reject.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Not successful')).toContainText('Eskola');

  // The employer's other window is updated without a reload.
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.larkfieldEmployer);
  await other.goto(`/employer/engagements/${engagementId}/pipeline`);
  await expect(other.locator('[data-live="true"]')).toBeAttached();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move Aino Dahlgren' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Offer Extended' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Offer Extended' }).click();
  await expect(column(other, 'Offer Extended')).toContainText('Dahlgren');
  await other.context().close();
});
