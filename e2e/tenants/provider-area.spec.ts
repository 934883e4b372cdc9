import { expect, test } from '@playwright/test';
import {
  confirmAssessmentEndpoint,
  createAssessmentEndpoint,
  readAssessmentEndpoint,
} from '#contract/profile/endpoints/assessment.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test("Rolecall's staff finds waiting agencies, reads the answers, declines with a reason, reconsiders and approves, and enables features of the agency", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Cairn People ${Date.now().toString(36)}`;
  const { email, password } = await asNewAgency(page, name);
  const owner = await signInOverHttp(baseURL ?? '', email, password);
  const { questions } = await owner.call(readAssessmentEndpoint, {});
  const fields = questions.flatMap((question) => question.fields);
  const answers = Object.fromEntries(
    fields
      .filter(({ required, when }) => required && when === undefined)
      .map(({ key, kind, options }) => {
        if (kind === 'yes-no') return [key, false];
        if (kind === 'number') return [key, 7];
        return [key, kind === 'choice' ? (options?.[0]?.id ?? 0) : 'As registered'];
      }),
  );
  await owner.call(createAssessmentEndpoint, { answers });
  await owner.call(confirmAssessmentEndpoint, { finalConfirmation: true });

  const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await startSession(staff, people.providerAdmin);
  await staff.goto('/');
  await staff.getByRole('link', { name: 'Verification' }).click();
  await staff.getByRole('link', { name }).click();
  await expect(staff.getByRole('heading', { name }).first()).toBeVisible();
  await expect(staff.getByText('Pending Activation')).toBeVisible();
  await expect(staff.getByText('As registered').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Decline' }).click();
  const dialog = staff.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The registration number is not known.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(staff.getByText(`${name} has been declined.`)).toBeVisible();
  await expect(staff.getByText('The registration number is not known.')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText(`${name} has been approved.`)).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Decline' })).toHaveCount(0);

  const ai = staff.getByRole('switch', { name: 'AI features' });
  const before = await ai.isChecked();
  await ai.click();
  await expect(staff.getByText(`AI features turned ${before ? 'off' : 'on'}.`)).toBeVisible();
  await staff.reload();
  if (before) await expect(ai).not.toBeChecked();
  else await expect(ai).toBeChecked();
});

test("Rolecall's staff views the lookup lists, and resends a message that the support chat did not accept", async ({
  page,
}) => {
  await startSession(page, people.providerAdmin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Lookups' }).click();
  await page.goto('/provider/lookups?list=currencies');
  await page.getByRole('searchbox', { name: 'Search' }).fill('us dollar');
  const dollar = page.getByRole('row').filter({ hasText: 'USD' });
  await expect(dollar).toContainText('152');

  await page.getByRole('link', { name: 'Support', exact: true }).click();
  const given = page.getByRole('row').filter({ hasText: 'Last month’s report is empty' });
  await expect(given).toContainText('The chat service returned 503.');
  await given.getByRole('button', { name: /^Send again/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The message will be sent again.')).toBeVisible();
  await expect(given).toHaveCount(0);
  await page.getByRole('button', { name: 'Waiting' }).click();
  await expect(given).toBeVisible();
});
