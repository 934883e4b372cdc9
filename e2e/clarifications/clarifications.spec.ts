import { expect, test } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { askQuestionEndpoint } from '#contract/clarifications/endpoints.ts';
import { changeClarificationEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

/** Publishes a new success fee engagement, and approves two agencies for it. */
const openEngagement = async (baseUrl: string): Promise<string> => {
  const [employer, owner, rival] = await Promise.all([
    signInOverHttp(baseUrl, people.larkfieldEmployer),
    signInOverHttp(baseUrl, people.owner),
    signInOverHttp(baseUrl, people.rivalOwner),
  ]);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  // A republished engagement has the same time limits as its original, and another journey may have changed those.
  await employer.call(changeClarificationEndpoint, { engagementId, questionHours: 48, answerHours: 24 });
  return engagementId;
};

test('an agency asks, the employer answers it and publishes the answer, and a rival reads it without the name [K01] [N06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const engagementId = await openEngagement(baseURL ?? '');
  const employerPage = await (await browser.newContext()).newPage();
  const rivalPage = await (await browser.newContext()).newPage();
  await startSession(page, people.owner);
  await startSession(employerPage, people.larkfieldEmployer);
  await startSession(rivalPage, people.rivalOwner);

  await employerPage.goto(`/employer/engagements/${engagementId}/clarifications`);
  await expect(employerPage.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  await expect(employerPage.locator('[data-live="true"]')).toBeAttached();

  await page.goto(`/engagement/${engagementId}/clarifications`);
  await expect(page.getByText('Questions close')).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByText('Question is required!')).toBeVisible();
  await dialog.getByLabel('Topic').fill('Company car');
  await dialog
    .getByLabel('Question')
    .fill('Is a company car part of the package? Harbour has three candidates who ask.');
  // The unsent question survives a reload; once it is sent, the dialog is empty.
  await page.reload();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(dialog.getByLabel('Topic')).toHaveValue('Company car');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { name: 'Company car' })).toBeVisible();
  await expect(page.getByText('No answer yet')).toBeVisible();

  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(dialog.getByLabel('Topic')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The agency writes a note for colleagues, and an unsent draft survives a reload.
  await page.getByRole('button', { name: 'Note for colleagues' }).click();
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Two of three would leave without a car.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue(
    'Two of three would leave without a car.',
  );
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note, colleagues only')).toBeVisible();

  // The employer's page shows the question without a reload, and never the note.
  await employerPage.getByRole('button', { name: /Company car/ }).click();
  await expect(employerPage.getByRole('article')).toContainText('Is a company car part of the package?');
  await expect(employerPage.getByText('Two of three')).toHaveCount(0);
  await employerPage.getByRole('textbox', { name: 'Message' }).fill('Yes, from the first day.');
  await employerPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Yes, from the first day.', { exact: true })).toBeVisible();

  await employerPage.getByRole('button', { name: 'Publish answer' }).click();
  const publishing = employerPage.getByRole('dialog');
  await expect(publishing).toContainText('2 agencies will see this answer. Harbour Talent isn’t named');
  await publishing.getByLabel('Question').fill('Is a company car part of the package?');
  await employerPage.reload();
  await employerPage.getByRole('button', { name: /Company car/ }).click();
  await employerPage.getByRole('button', { name: 'Publish answer' }).click();
  await expect(publishing.getByLabel('Question')).toHaveValue('Is a company car part of the package?');
  await publishing.getByRole('button', { name: 'Publish answer' }).click();
  await expect(employerPage.getByRole('heading', { name: 'Published answer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Published answer' })).toBeVisible();

  await rivalPage.goto(`/engagement/${engagementId}/clarifications`);
  await rivalPage.getByRole('button', { name: /Company car/ }).click();
  await expect(rivalPage.getByText('Asked by an agency')).toBeVisible();
  await expect(rivalPage.getByRole('main')).toContainText('Yes, from the first day.');
  await expect(rivalPage.getByRole('main')).not.toContainText('Harbour');
  await expect(rivalPage.getByText('Only the employer can add to a published answer.')).toBeVisible();

  await page.goto('/activitystream/activity');
  await expect(page.getByText(/^Opened a topic in Regional Sales Manager/).first()).toBeVisible();
});

test('a late answer offers the employer to move the deadline', async ({ page, baseURL }) => {
  const engagementId = await openEngagement(baseURL ?? '');
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  await owner.call(askQuestionEndpoint, { engagementId, topic: 'Car allowance', text: 'How much is it?' });
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  await employer.call(changeClarificationEndpoint, { engagementId, questionHours: 720, answerHours: 720 });
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}/clarifications`);
  await page.getByRole('button', { name: /Car allowance/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('AUD 900 a month.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your answer came after the deadline');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await dialog.getByRole('button', { name: 'Change Closing' }).click();
  await expect(page.getByText(/The engagement now closes/)).toBeVisible();
});

test('on a phone an opened topic shows its messages above the composer without overflow, and the tab counts unread topics [K01]', async ({
  page,
  baseURL,
}) => {
  const engagementId = await openEngagement(baseURL ?? '');
  // This agency's name is so long that the two audience options don't fit side by side.
  const agency = await signInOverHttp(baseURL ?? '', 'owner@bluegum.example');
  await applyToEngagement(agency, await signInOverHttp(baseURL ?? '', people.larkfieldEmployer), engagementId);
  const asked = { engagementId, text: 'Which rooms have a hoist?' };
  const { _id: clarificationId } = await agency.call(askQuestionEndpoint, { ...asked, topic: 'Hoists' });
  await agency.call(askQuestionEndpoint, { ...asked, clarificationId, text: 'And which of them are new?' });
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}/clarifications`);
  await expect(page.getByRole('link', { name: /^Clarifications/ })).toHaveText(/Clarifications\s*1$/);
  await page.getByRole('button', { name: /Hoists/ }).click();
  const last = page.getByRole('article').last();
  await expect(last).toContainText('And which of them are new?');
  const composer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send answer' }) });
  await expect(async () => {
    const [message, form] = [await last.boundingBox(), await composer.boundingBox()];
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  }).toPass({ timeout: 10_000 });
  await expect(composer.getByRole('button', { name: 'Reply to Bluegum Recruitment' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
