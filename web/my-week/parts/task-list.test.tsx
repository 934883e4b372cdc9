import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Task } from '#contract/my-week/shapes.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { TaskList } from './task-list.tsx';

const engagement = {
  engagementId: '00000000-0000-4000-8000-000000000001',
  engagementNumber: 405,
  title: 'Cable jointers',
  kind: 'competitive',
  clientId: '00000000-0000-4000-8000-000000000002',
  clientName: 'Brightwater Utilities',
  timeZone: 'Australia/Sydney',
} as const;

const task = (more: Partial<Task>): Task => ({
  taskId: 'submit-candidate:1',
  kind: 'submit-candidate',
  title: 'Cable jointers: a role has no candidates yet',
  action: 'Submit a candidate',
  engagement,
  talentRequestId: null,
  candidateId: null,
  client: null,
  dueAt: null,
  dueOn: '2026-11-18',
  postponedTo: null,
  people: [{ userId: 'me', name: 'Mara Ellingsen' }],
  can: { change: true, complete: false },
  ...more,
});

const renderList = (tasks: readonly Task[]) =>
  renderRoute(() => (
    <QueryClientProvider client={new QueryClient()}>
      <main style={{ container: 'main / inline-size' }}>
        <h1>My Week</h1>
        <TaskList title="Overdue" tasks={tasks} today="2026-11-20" userId="me" isTeam />
      </main>
    </QueryClientProvider>
  ));

test('a task that follows from work leads to its act and cannot be ticked; an added one can [W01]', async () => {
  const added = { taskId: 'a', kind: 'added', title: 'Call Priya', action: '', engagement: null } as const;
  const screen = await renderList([task({}), task({ ...added, can: { change: true, complete: true } })]);
  const derived = screen.getByRole('listitem').nth(0);
  const own = screen.getByRole('listitem').nth(1);
  await expect.element(derived.getByRole('link', { name: 'Submit a candidate' })).toBeVisible();
  expect(derived.getByRole('button', { name: /^Mark as done/ }).all()).toEqual([]);
  await expect.element(derived).toMatchTextContent(/Brightwater Utilities · 000405/);
  await expect.element(derived).toMatchTextContent(/2 days overdue/);
  await expect.element(own.getByRole('button', { name: 'Mark as done: Call Priya' })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a postponed task shows both days, and one that nobody has says so', async () => {
  const screen = await renderList([
    task({ postponedTo: '2026-11-23' }),
    task({ taskId: 'b', people: [], can: { change: false, complete: false } }),
  ]);
  const postponed = screen.getByRole('listitem').nth(0);
  const nobodys = screen.getByRole('listitem').nth(1);
  await expect.element(postponed).toMatchTextContent(/Postponed to Mon 23 Nov/);
  await expect.element(postponed).toMatchTextContent(/Due Wed 18 Nov/);
  await expect.element(nobodys).toMatchTextContent(/Nobody is assigned/);
  expect(nobodys.getByRole('button').all()).toEqual([]);
});

test('a day can only be postponed once it is chosen, and a bid not beyond its deadline', async () => {
  const screen = await renderList([task({ kind: 'place-bid', taskId: 'c', dueOn: '2026-11-21' })]);
  await screen.getByRole('button', { name: /^Postpone: / }).click();
  const dialog = screen.getByRole('dialog', { name: 'Postpone' });
  await expect.element(dialog.getByRole('button', { name: /^Tomorrow/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Next Monday/ }).all()).toEqual([]);
  await dialog.getByRole('button', { name: 'Postpone', exact: true }).click();
  await expect.element(dialog).toMatchTextContent(/Choose a day first/);
});
