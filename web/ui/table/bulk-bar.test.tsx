import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { BulkBar } from './bulk-bar.tsx';

/** A list with the bar for its selected rows, which floats over the end of the list. */
const Selected = ({ count, onClear }: { count: number; onClear: () => void }) => (
  <>
    <div style={{ blockSize: 300 }} />
    <BulkBar count={count} onClear={onClear}>
      <button type="button">Export</button>
    </BulkBar>
  </>
);

test('the bar shows how many are selected, clears the selection, and disappears without one', async () => {
  const clear = vi.fn<() => void>();
  const screen = await render(<Selected count={3} onClear={clear} />);
  const bar = screen.getByRole('region', { name: '3 selected' });
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect.element(bar.getByText('3 selected')).toHaveAttribute('aria-live', 'polite');
  await expect.element(bar.getByText('Shift X')).toBeInTheDocument();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  expect(clear).toHaveBeenCalledOnce();
  await screen.rerender(<Selected count={0} onClear={clear} />);
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
