import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toPage } from '#contract/common/paging.ts';
import { listResettableUsersEndpoint, listSecondFactorResetsEndpoint } from '#contract/team/endpoints.ts';
import { openApp, owner } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const staff = { ...owner, tenant: { ...owner.tenant, name: 'Rolecall', side: 'provider' as const }, permissions: [] };

const users = Array.from({ length: 23 }, (_, at) => ({
  userId: `01900000-0000-7000-8000-0000000000${String(at + 10)}`,
  userName: `Bram Okonkwo ${String(at + 1)}`,
  organization: at === 22 ? 'Sable Logistics' : 'Northwind Health',
  hasSecondFactor: true,
  waiting: null,
  can: { request: { allowed: true as const } },
}));

const api = () =>
  fakeApi(
    answer(listSecondFactorResetsEndpoint, []),
    answer(listResettableUsersEndpoint, ({ query }) => {
      const [pageCurrent, pageSize] = [Number(query.get('pageCurrent')), Number(query.get('pageSize'))];
      const found = users.filter(({ organization }) => organization.includes(query.get('search') ?? ''));
      const records = found.slice(pageCurrent * pageSize, (pageCurrent + 1) * pageSize);
      return toPage(records, { pageCurrent, pageSize }, found.length);
    }),
  );

test('all users whose sign-in can be reset are listed, page by page, and a search starts on its first page', async () => {
  await page.viewport(360, 780);
  api();
  const screen = await openApp('/provider/sign-in-resets', staff);
  const table = screen.getByRole('table', { name: 'Users with two-step sign-in' });
  await expect.element(table.getByText('Bram Okonkwo 10', { exact: true })).toBeVisible();
  await expect.element(table.getByText('Bram Okonkwo 11', { exact: true })).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(table.getByText('Bram Okonkwo 23', { exact: true })).toBeVisible();
  await expect.poll(screen.query).toEqual({ page: '2' });
  await screen.getByRole('searchbox', { name: 'Name, email or organization' }).fill('Sable');
  await expect.element(table.getByText('Sable Logistics')).toBeVisible();
  await expect.poll(screen.query).toEqual({ q: 'Sable' });
});

test('the URL of a page that no longer exists leads to the last page', async () => {
  api();
  const screen = await openApp('/provider/sign-in-resets?page=9', staff);
  await expect.element(screen.getByText('Bram Okonkwo 23', { exact: true })).toBeVisible();
  await expect.poll(screen.query).toEqual({ page: '2' });
});
