import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { importColumns, type ImportRow } from './import-columns.tsx';

const columns = importColumns({ consent: () => null, dispute: () => null }, false, {
  current: {
    remove: () => undefined,
    retry: () => undefined,
    check: () => undefined,
    saveSalary: async () => undefined,
  },
});
const message = 'Only PDF, DOCX and TXT files can be imported.';
const failed: Partial<ImportRow>[] = [
  {
    queued: { key: 'one', file: new File([''], 'CV.pdf'), state: 'failed', message, isLost: false },
  },
  { outcome: { state: 'failed', message } as ImportRow['outcome'] },
];

test.each(failed)('the reason of a failure is shown in full, even if the column is narrow', async (row) => {
  const result = columns.find(({ id }) => id === 'result');
  const screen = await render(
    // A cell of a table cuts off what doesn't fit.
    <div style={{ inlineSize: 160, whiteSpace: 'nowrap', overflow: 'hidden' }}>{result?.cell(row as ImportRow)}</div>,
  );
  const shown = await screen.getByText(message).findElement();
  const text = document.createRange();
  text.selectNodeContents(shown);
  const cell = screen.container.firstElementChild?.getBoundingClientRect();
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
  expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell?.bottom ?? 0);
  await screen.unmount();
});
