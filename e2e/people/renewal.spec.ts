import { expect, test, type Page } from '@playwright/test';
import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements, pageSettled } from '#e2e/app/layout-checks.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { pressByKeyboard } from '#e2e/actors/keyboard.ts';
import {
  applyToEngagement,
  approveApplicationTo,
  newEngagementJobTitle,
  publishNewEngagement,
} from '#e2e/actors/own-engagement.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

/**
 * Asks a new person, whose only submission was withdrawn, whether the agency may keep their data; returns the link in
 * the email.
 */
const ask = async (page: Page, baseURL: string | undefined, firstName: string) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.brightwaterEmployer, demoPassword);
  const engagementId = await publishNewEngagement(employer, {});
  await applyToEngagement(owner, employer, engagementId);
  await approveApplicationTo(employer, engagementId);
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  const lastName = `Brekke ${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const emailAddress = `${firstName}.${lastName.replace(' ', '.')}@inbox.example`.toLowerCase();
  const given = { firstName, lastName, emailAddress, confirmsConsent: true };
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, given);
  await owner.call(withdrawCandidateEndpoint, { candidateId, withdrawReasons: [1] });
  await startSession(page, people.owner);
  await page.goto('/people');
  await page.getByRole('searchbox').fill(lastName);
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  const block = page.getByRole('region', { name: 'Retention' });
  await block.getByRole('button', { name: 'Ask to keep' }).click();
  await expect(page.getByText(`The request was emailed to ${emailAddress}.`)).toBeVisible();
  await expect(block).toContainText('no answer yet');
  await expect(block.getByRole('button', { name: 'Ask to keep' })).toHaveAttribute('aria-disabled', 'true');
  const link = await waitForEmailedLink(page, emailAddress, 'May Harbour Talent keep your details?');
  return { block, link, name: `${firstName} ${lastName}` };
};

/** Expects no overflow at the width of a phone, and no axe violations. */
const clean = async (page: Page): Promise<void> => {
  await pageSettled(page);
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
};

test('a person who is asked by email agrees to be kept by keyboard, without an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const { block, link, name } = await ask(page, baseURL, 'Sunniva');
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const asked = await context.newPage();
  await asked.goto(link);
  await expect(asked.getByRole('heading', { name: 'May Harbour Talent keep your details?' })).toBeVisible();
  await clean(asked);
  await pressByKeyboard(asked, asked.getByRole('button', { name: 'Yes, keep my details' }));
  await expect(asked.getByRole('heading', { name: 'Thank you. Your details will be kept' })).toBeFocused();
  await clean(asked);
  await context.close();
  await expect(block).toContainText('Agreed on');
  await expect(block).toContainText('Agreed to data being kept');

  // A notification at the bell reports the person's answer.
  await page.goto('/engagement/board');
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await expect(page.getByText(`${name} agreed that your agency keeps their details.`).first()).toBeVisible();
});

test('a person who refuses to be kept by keyboard is erased', async ({ page, browser, baseURL }) => {
  const { link, name } = await ask(page, baseURL, 'Halvard');
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const asked = await context.newPage();
  await asked.goto(link);
  await expect(asked.getByRole('button', { name: 'No, delete my details' })).toBeVisible();
  await pressByKeyboard(asked, asked.getByRole('button', { name: 'No, delete my details' }));
  const dialog = asked.getByRole('alertdialog', { name: 'Delete your details at Harbour Talent?' });
  await expect(dialog).toBeVisible();
  await clean(asked);
  await pressByKeyboard(asked, dialog.getByRole('button', { name: 'Delete my details' }));
  await expect(asked.getByRole('heading', { name: 'Your details will be deleted' })).toBeVisible();
  await asked.reload();
  await expect(asked.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await context.close();
  await page.goto(`/people?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No people match')).toBeVisible();
});
