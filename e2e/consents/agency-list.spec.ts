import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { requestConsentOverHttp, newPerson, createConsentEngagement } from '#e2e/actors/consent.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the agency finds its requests by state and cancels one; sending again isn’t offered on the same day', async ({
  page,
  baseURL,
}) => {
  const { owner, engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await requestConsentOverHttp(owner, talentRequestId, person);
  await startSession(page, people.owner);
  await page.goto('/candidate?pageCurrent=0');
  await page.getByRole('link', { name: 'Consents' }).click();
  await expect(page).toHaveURL(/\/candidates\/consents/);
  await page.goto('/candidates/consents?state=waiting');
  const row = page.getByRole('row').filter({ hasText: person.emailAddress });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('Brightwater Utilities');
  const name = `${person.firstName} ${person.lastName}`;
  await expect(row.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/engagement/${engagementId}/candidates`));
  const waiting = page.getByRole('region', { name: 'Waiting for candidates’ consent' });
  await waiting.getByRole('button', { name: `Cancel: ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Cancel the request to ${name}?` });
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText(`The request to ${name} has been cancelled.`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.goto('/candidates/consents?state=cancelled');
  await expect(row).toContainText('Cancelled');
});

test('imported CVs of a request that requires consent are asked together, each with its own result', async ({
  page,
  baseURL,
}) => {
  const { engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  // The last name must contain no digits, as in real CVs.
  const last = `Osei${person.lastName.slice(-6).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}/cvs`);
  await page.getByLabel('CVs', { exact: true }).setInputFiles([
    {
      name: 'osei.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`Ines ${last}\nPerfusionist\nPerth WA | ${person.emailAddress}`),
    },
  ]);
  const row = page.getByRole('row').filter({ hasText: 'osei.txt, ' });
  await page.getByLabel(/^Base salary of Ines/).fill('95000');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Ready');
  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Ask 1 for consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask 1 candidate for consent?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Confirm and ask' }).click();
  await expect(row).toContainText('Asked for consent');
  expect(await waitForEmailedLink(page, person.emailAddress, /put you forward/)).toContain('/consent/');
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.getByRole('region', { name: 'Waiting for candidates’ consent' })).toContainText(last);
});
