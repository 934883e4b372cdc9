import { expect, test } from 'vitest';
import { toPage } from '#contract/common/paging.ts';
import { listPeopleEndpoint } from '#contract/people/endpoints.ts';
import { listErasuresOfUnsubmittedEndpoint } from '#contract/people/endpoints/retention.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const open = async (href: string) => {
  fakeApi(
    answer(listPeopleEndpoint, toPage([], { pageCurrent: 0, pageSize: 10 }, 0)),
    answer(listErasuresOfUnsubmittedEndpoint, { records: [] }),
  );
  return openApp(href);
};

test('a search that finds nobody whose data is due for erasure says so, and can be cleared on its own', async () => {
  const screen = await open('/people?q=osei&due=true');
  await expect.element(screen.getByRole('heading', { name: 'No people match' })).toBeVisible();
  await expect.element(screen.getByText('No data is due for erasure')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No data is due for erasure' })).toBeVisible();
  expect(screen.query()).toEqual({ due: 'true' });
  await screen.getByRole('button', { name: 'Show everyone' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No people yet' })).toBeVisible();
  expect(screen.query()).toEqual({});
  await screen.unmount();
});

test('a search that finds nobody can be cleared', async () => {
  const screen = await open('/people?q=osei');
  await expect.element(screen.getByRole('heading', { name: 'No people match' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show everyone' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No people yet' })).toBeVisible();
  expect(screen.query()).toEqual({});
  await screen.unmount();
});
