import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const at = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the dashboard applies the filters in its URL, and stores its filters there [G04]', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1.0.0/auctiondashboard') asked.push(url);
  });
  await startSession(page, people.owner);
  await page.goto('/auctiondashboard?showonly=0&from=0&size=2&stage=fulfillment&auctionType=successfee');
  const table = page.getByRole('table', { name: 'Auction Dashboard' });
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({
    showonly: '0',
    from: '0',
    size: '2',
    stage: 'fulfillment',
    auctionType: 'successfee',
    userId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const link = table.locator('tbody [data-opens]').first();
  const first = await link.getAttribute('href');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/from=2/);
  // The URL changes before the rows do.
  await expect(link).not.toHaveAttribute('href', first ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/from=0/);
  await page.getByRole('switch', { name: 'Assigned to me' }).click();
  await expect(page).toHaveURL(/showonly=1/);
  expect(at(page)).toMatchObject({ stage: 'fulfillment', auctionType: 'successfee' });
});

test('an offset within a page is paged from there: no row is repeated or left out', async ({ page }) => {
  await startSession(page, people.owner);
  const table = page.getByRole('table', { name: 'Auction Dashboard' });
  const shown = async (): Promise<string[]> => {
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const links = await table.locator('tbody [data-opens]').all();
    return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  };
  await page.goto('/auctiondashboard?showonly=0&size=9');
  await expect(table.getByRole('row').nth(7)).toBeVisible();
  const all = await shown();
  await page.goto('/auctiondashboard?showonly=0&from=3&size=2');
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(await shown()).toEqual(all.slice(3, 5));
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/from=5/);
  await expect.poll(shown).toEqual(all.slice(5, 7));
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/from=1/);
  await expect.poll(shown).toEqual(all.slice(1, 3));
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/from=0/);
});
