import { expect, test } from '@playwright/test';
import { listOwnEngagementsEndpoint, publishAgainEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test("an employer opens clarification and then bidding, each until a deadline; the agency's page is updated, and the history lists everything", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = people.larkfieldEmployer;
  const employer = await signInOverHttp(baseURL ?? '', email);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  // Publishes a new engagement that no other journey uses.
  const { engagementId } = await employer.call(publishAgainEndpoint, {
    engagementId: records.find((record) => record.title === 'Dock crew, cold store')?.engagementId ?? '',
    closingAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  });
  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.rivalOwner);
  await agency.goto(`/engagement/${engagementId}`);
  const current = agency.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]');
  await expect(current).toContainText('Application');

  await startSession(page, email);
  await page.goto(`/employer/engagements/${engagementId}`);
  for (const stage of ['Clarification', 'Bidding']) {
    await page.getByRole('button', { name: `Open ${stage}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Open ${stage}` })
      .click();
    await expect(page.getByText(new RegExp(`^${stage} is open until `))).toBeVisible();
    await expect(current).toContainText(stage);
  }
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(0);
  await page.getByRole('link', { name: 'History' }).click();
  const lines = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(lines.nth(0)).toContainText('Bidding was opened.');
  await expect(lines.nth(1)).toContainText('Clarification was opened.');
  await expect(lines.nth(2)).toContainText('The engagement was published.');
  await agency.context().close();
});
