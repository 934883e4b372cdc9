import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { SavedView } from '#contract/views/shapes.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import type { ViewCalls } from '#web/views/client.ts';
import { SaveView } from './save-view.tsx';

type Query = { keywords?: string };

const mine: SavedView<Query> = { viewId: 'v1', name: 'Nurses', query: { keywords: 'nurse' }, isDefault: true };

const rendered = async (shown?: SavedView<Query>) => {
  const calls = {
    page: 'candidates',
    list: () => Promise.resolve([mine]),
    save: vi.fn<ViewCalls<Query>['save']>(() => Promise.resolve()),
    change: vi.fn<ViewCalls<Query>['change']>(() => Promise.resolve()),
    remove: vi.fn<ViewCalls<Query>['remove']>(() => Promise.resolve()),
  } satisfies ViewCalls<Query>;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1>Candidates</h1>
        <SaveView calls={calls} query={{ keywords: 'clerk' }} views={[mine]} shown={shown} />
      </main>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: shown ? 'Edit view' : 'Save view' }).click();
  return { calls, screen, dialog: screen.getByRole('dialog') };
};

/** Returns the first argument of each call. The second argument is the mutation's own context. */
const givenTo = (called: { mock: { calls: readonly (readonly unknown[])[] } }) =>
  called.mock.calls.map(([given]) => given);

test('a view needs a name, and is saved with the current filters', async () => {
  const { calls, screen, dialog } = await rendered();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Name is required!')).toBeVisible();
  await expectAccessibleEverywhere();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Clerks');
  await dialog.getByRole('checkbox', { name: 'Use as my default view' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The view Clerks has been saved.')).toBeVisible();
  expect(givenTo(calls.save)).toEqual([{ name: 'Clerks', query: { keywords: 'clerk' }, isDefault: true }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a name in use replaces the filters of that view, after saying so, and it stays the default', async () => {
  const { calls, dialog } = await rendered();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' NURSES ');
  await expect.element(dialog.getByText('This replaces your view Nurses.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace view' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.save).not.toHaveBeenCalled();
  expect(givenTo(calls.change)).toEqual([
    {
      viewId: 'v1',
      query: { keywords: 'clerk' },
      isDefault: true,
    },
  ]);
});

test('the view shown is renamed without changing its filters', async () => {
  const { calls, dialog } = await rendered(mine);
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Nurses');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('All nurses');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(givenTo(calls.change)).toEqual([{ viewId: 'v1', name: 'All nurses', isDefault: true }]);
});

test('a refusal is shown at the name until it changes', async () => {
  const { calls, dialog } = await rendered();
  const message = 'Delete one you no longer use.';
  calls.save.mockRejectedValueOnce(new Problem(409, { code: 'views-full', message }));
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Clerks');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(message);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Clerks of wards');
  await expect.element(dialog.getByText(message)).not.toBeInTheDocument();
});

test('a view is deleted; if that fails the dialog stays open', async () => {
  const { calls, screen, dialog } = await rendered(mine);
  calls.remove.mockRejectedValueOnce(new Problem(500, { code: 'internal', message: 'It could not be deleted.' }));
  await dialog.getByRole('button', { name: 'Delete view' }).click();
  await expect.element(screen.getByText('It could not be deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete view' }).click();
  await expect.element(screen.getByText('The view Nurses has been deleted.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.remove).toHaveBeenCalledTimes(2);
});
