import { expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { PipelineColumnView } from './pipeline-column.tsx';
import type { PipelineCandidate } from './pipeline-columns.ts';

const candidates = Array.from(
  { length: 50 },
  (_, at) =>
    ({
      _id: `c-${String(at)}`,
      firstName: 'Aino',
      lastName: `Ahonen ${String(at)}`,
      supplier: { supplierName: 'Harbour Talent' },
      baseSalary: '100000',
      baseSalaryRevised: null,
      baseSalaryIso: 'AUD',
      since: '2026-11-20T10:00:00.000Z',
      jobTitle: 'Nurse',
      isNew: false,
      moves: [],
    }) as unknown as PipelineCandidate,
);

const column = (movedIds: readonly string[] = []) =>
  renderRoute(() => (
    <PipelineColumnView
      column={{ statusId: candidateStatus.pending, title: 'Pending', candidates }}
      namesRequest={false}
      movedIds={new Set(movedIds)}
      candidateList={[]}
      accepts={false}
      onDrag={() => undefined}
      onDrop={() => undefined}
      onMove={() => undefined}
    />
  ));

test('a candidate who was just moved is shown, although those who wait longer fill the column', async () => {
  const screen = await column(['c-49']);
  await expect.element(screen.getByRole('row').nth(20).getByText('Aino Ahonen 49', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show 20 more in Pending' })).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(21);
});

test('a column with many candidates shows them twenty at a time, and focuses the first one that it adds', async () => {
  const screen = await column();
  const cards = screen.getByRole('row');
  await expect.element(screen.getByRole('grid', { name: 'Pending, 50 candidates' })).toBeVisible();
  expect(cards.elements()).toHaveLength(20);
  await screen.getByRole('button', { name: 'Show 20 more in Pending' }).click();
  await expect.element(cards.nth(20)).toHaveFocus();
  await screen.getByRole('button', { name: 'Show 10 more in Pending' }).click();
  await expect.element(cards.nth(40)).toHaveFocus();
  await expect.poll(() => cards.elements().length).toBe(50);
  await expect.element(screen.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  await screen.unmount();
});
