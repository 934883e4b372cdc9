import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { candidateStatus } from '#contract/candidates/states.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { PipelineColumnView } from './pipeline-column.tsx';
import type { PipelineCandidate, PipelineColumn } from './pipeline-columns.ts';

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
      can: { reject: { allowed: false, reasons: [] } },
    }) as unknown as PipelineCandidate,
);

const column = (movedIds: readonly string[] = []) =>
  renderRoute(() => (
    <PipelineColumnView
      column={{ statusId: candidateStatus.pending, title: 'Pending', candidates }}
      namesRequest={false}
      movedIds={new Set(movedIds)}
      changedIds={new Set()}
      candidateList={[]}
      accepts={false}
      onDrag={() => undefined}
      onDrop={() => undefined}
      onMove={() => undefined}
      onReject={() => undefined}
    />
  ));

test('a candidate who was just moved is shown, although those who wait longer fill the column', async () => {
  const screen = await column(['c-49']);
  await expect.element(screen.getByRole('listitem').nth(20).getByText('Aino Ahonen 49', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show 20 more in Pending' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(21);
});

test('a column with many candidates shows them twenty at a time, and focuses the first one that it adds', async () => {
  const screen = await column();
  const cards = screen.getByRole('listitem');
  await expect.element(screen.getByRole('group', { name: 'Pending, 50 candidates' })).toBeVisible();
  expect(cards.elements()).toHaveLength(20);
  await screen.getByRole('button', { name: 'Show 20 more in Pending' }).click();
  await expect.element(cards.nth(20).getByRole('link')).toHaveFocus();
  await screen.getByRole('button', { name: 'Show 10 more in Pending' }).click();
  await expect.element(cards.nth(40).getByRole('link')).toHaveFocus();
  await expect.poll(() => cards.elements().length).toBe(50);
  await expect.element(screen.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  await screen.unmount();
});

test('the keys j and k and the arrow keys move between the cards of a column', async () => {
  const screen = await column();
  const link = (at: number) => screen.getByRole('listitem').nth(at).getByRole('link');
  await userEvent.keyboard('jj');
  await expect.element(link(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(2)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(link(1)).toHaveFocus();
});

test('a column takes a dragged candidate only if it accepts them', async () => {
  for (const accepts of [true, false]) {
    const onDrop = vi.fn();
    const onDrag = vi.fn();
    const mover = { ...candidates[0], moves: [{ right: { allowed: true } }] } as unknown as PipelineCandidate;
    const view = (statusId: PipelineColumn['statusId'], title: string, of: readonly PipelineCandidate[]) => (
      <PipelineColumnView
        column={{ statusId, title, candidates: [...of] }}
        namesRequest={false}
        movedIds={new Set()}
        changedIds={new Set()}
        candidateList={[]}
        accepts={accepts && of.length === 0}
        onDrag={onDrag}
        onDrop={onDrop}
        onMove={() => undefined}
        onReject={() => undefined}
      />
    );
    const screen = await renderRoute(() => (
      <>
        {view(candidateStatus.pending, 'Pending', [mover])}
        {view(candidateStatus.screening, 'Screening', [])}
      </>
    ));
    await screen.getByRole('listitem').dropTo(screen.getByRole('group', { name: 'Screening, no candidates' }));
    expect(onDrag.mock.calls).toEqual([[mover], [undefined]]);
    expect(onDrop.mock.calls).toEqual(accepts ? [['c-0', candidateStatus.screening]] : []);
    await screen.unmount();
  }
});
