import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toPage } from '#contract/common/paging.ts';
import { listErasuresEndpoint } from '#contract/support/endpoints.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const users = Array.from({ length: 134 }, (_none, at) => ({
  userId: `01900000-0000-7000-8000-000000000${String(at + 100)}`,
  name: at === 133 ? 'Aino Lindqvist' : `Bram Okonkwo ${String(at + 1)}`,
  email: `former${String(at + 1)}@harbour.example`,
}));

const api = (all = users) =>
  fakeApi(
    answer(listErasuresEndpoint, ({ query }) => {
      const found = all.filter(({ name }) => name.includes(query.get('formerKeywords') ?? ''));
      return {
        ...toPage([], { pageCurrent: 0, pageSize: 10 }, 0),
        formerUsers: found.slice(0, 100),
        formerTotal: found.length,
        can: { erase: { allowed: true as const } },
      };
    }),
  );

test('deleted users after the first hundred are searched on the server, and no match is said', async () => {
  await page.viewport(360, 780);
  api();
  const screen = await openApp('/your-data');
  await expect
    .element(screen.getByText('These are the first 100 of 134 deleted users. Search to find the others.'))
    .toBeVisible();
  await expect.element(screen.getByText('Aino Lindqvist')).not.toBeInTheDocument();
  await expectAccessible();
  const search = screen.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('Lindqvist');
  await screen.getByRole('button', { name: 'Erase: Aino Lindqvist' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Erase Aino Lindqvist?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText(/^These are the first/)).not.toBeInTheDocument();
  await search.fill('Nobody');
  await expect.element(screen.getByText('No deleted user matches these words')).toBeVisible();
  await search.fill('');
  await expect.element(screen.getByRole('button', { name: 'Erase: Bram Okonkwo 100' })).toBeVisible();
});

test('a few deleted users are listed without a search', async () => {
  api(users.slice(0, 5));
  const screen = await openApp('/your-data');
  await expect.element(screen.getByRole('button', { name: 'Erase: Bram Okonkwo 5' })).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Search by name or email' })).not.toBeInTheDocument();
});
