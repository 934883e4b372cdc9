import { expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { PipelineColumnView } from './pipeline-column.tsx';
import type { PipelineCandidate } from './pipeline-columns.ts';

const candidates = Array.from(
  { length: 120 },
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

test('a column with many candidates shows them fifty at a time', async () => {
  const screen = await renderRoute(() => (
    <PipelineColumnView
      column={{ statusId: candidateStatus.pending, title: 'Pending', candidates }}
      namesRequest={false}
      candidateList={[]}
      accepts={false}
      onDrag={() => undefined}
      onDrop={() => undefined}
      onMove={() => undefined}
    />
  ));
  const cards = screen.getByRole('row');
  await expect.element(screen.getByRole('grid', { name: 'Pending, 120 candidates' })).toBeVisible();
  expect(cards.elements()).toHaveLength(50);
  await screen.getByRole('button', { name: 'Show 50 more in Pending' }).click();
  await screen.getByRole('button', { name: 'Show 20 more in Pending' }).click();
  await expect.poll(() => cards.elements().length).toBe(120);
  await expect.element(screen.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  await screen.unmount();
});
