import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findDemoIds } from './demo-ids.ts';

test('an unknown URL keeps the shell for signed-in users, and is a plain page for others', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Page Not Found' });
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const path of ['/no/such/page', '/404']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(sidebar).toHaveCount(0);
  }
  await startSession(page, people.owner);
  for (const path of ['/no/such/page', '/404']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await sidebar.getByRole('link', { name: 'My Clients' }).click();
    await expect(page).toHaveURL(/\/clients$/);
  }
});

test('a record marks its section in the sidebar as current', async ({ page, baseURL }) => {
  const { engagement, opportunity, candidate, client } = await findDemoIds(baseURL ?? '');
  await startSession(page, people.owner);
  for (const [path, section] of [
    [`/engagement/${engagement}`, 'Engagements'],
    [`/opportunities/${opportunity}`, 'Opportunities'],
    [`/candidates/viewer?candidateId=${candidate}`, 'Candidates'],
    [`/clients/${client}`, 'My Clients'],
    [`/prequalification/${client}`, 'Prequalification'],
    ['/prequalificationdocuments', 'Prequalification'],
  ] as const) {
    await page.goto(path);
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]');
    await expect(marked).toHaveText([section]);
  }
});
