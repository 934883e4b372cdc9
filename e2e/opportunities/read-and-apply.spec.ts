import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an opportunity is read with its requirements, documents, talent requests and their questions, and then applied to [O04]', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
  await page.goto('/opportunities?q=nurse+educator');
  const detail = page.getByRole('complementary', { name: 'Selected opportunity' });
  const part = (name: string) => detail.getByRole('region', { name });
  await expect(detail.getByRole('heading', { name: 'Clinical Nurse Educator, Emergency' })).toBeVisible();
  await expect(part('At a glance')).toContainText('15.00 % of base salary');
  await expect(part('Requirements')).toContainText('Mandatory');

  const requests = part('Talent requests');
  await expect(requests).toContainText('Clinical Nurse Educator');
  await expect(requests).toContainText('Nurse Unit Manager');
  await requests.getByText(/questions for each candidate/).click();
  await expect(requests.getByText('required').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await part('Documents')
    .getByRole('button', { name: /^Download/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await detail.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  await expect(detail).toContainText('Application Pending');
  await detail.getByRole('link', { name: 'Open Engagement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clinical Nurse Educator, Emergency' })).toBeVisible();
});
