import { expect, test } from '@playwright/test';
import { changeAiAccessEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the staff see which agencies have turned assessments off, and that no model is set up [C07]', async ({
  page,
  baseURL,
}) => {
  // This agency has no drafts, and no other journey assesses any for it.
  const agency = await signInOverHttp(baseURL ?? '', 'owner@bluegum.example');
  await agency.call(changeAiAccessEndpoint, { isAccessible: false });
  await startSession(page, people.providerAdmin);
  await page.goto('/provider/agencies');
  await page.getByRole('link', { name: 'Assessments' }).click();
  await expect(page.getByText('No language model is set up, so CVs are compared word by word.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Blue ?gum/i })).toContainText('Off since');
  await expect(page.getByRole('row', { name: 'Harbour Talent' })).toContainText('On');
  await expect(page.getByText('No model calls')).toBeVisible();
  await agency.call(changeAiAccessEndpoint, { isAccessible: true });
  await page.reload();
  await expect(page.getByRole('row', { name: /Blue ?gum/i })).not.toContainText('Off since');
});
