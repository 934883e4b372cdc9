import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { setServerTime } from '#web/platform/clock.ts';
import { DateRange } from './date-range.tsx';
import type { DateRangeValue } from './date-range.tsx';

const ranges: DateRangeValue[] = [];

const Choosing = () => {
  const [range, setRange] = useState<DateRangeValue>({ from: '', to: '' });
  const change = (next: DateRangeValue): void => {
    ranges.push(next);
    setRange(next);
  };
  return <DateRange label="Submitted" value={range} onChange={change} />;
};

test("preset ranges end today, the chosen one is marked, and later days can't be picked", async () => {
  setServerTime(Date.parse('2026-11-20T12:00:00Z'));
  onTestFinished(() => setServerTime(Date.now()));
  ranges.length = 0;
  const screen = await render(<Choosing />);
  const month = screen.getByRole('button', { name: 'Last 30 days' });
  await month.click();
  expect(ranges).toEqual([{ from: '2026-10-21', to: '2026-11-20' }]);
  await expect.element(month).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('button', { name: 'Last 60 days' })).toHaveAttribute('aria-pressed', 'false');
  await screen
    .getByRole('group', { name: 'To' })
    .getByRole('button', { name: /Open calendar/ })
    .click();
  await expect
    .element(screen.getByRole('button', { name: /November 21, 2026/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: /November 18, 2026/ }).click();
  expect(ranges.at(-1)).toEqual({ from: '2026-10-21', to: '2026-11-18' });
  await expect.element(month).toHaveAttribute('aria-pressed', 'false');
});

test('each end of the range shows its own error', async () => {
  const screen = await render(
    <DateRange
      label="Submitted"
      value={{ from: '', to: '' }}
      error="From is required!"
      endError="To is required!"
      onChange={() => undefined}
    />,
  );
  await expect.element(screen.getByRole('group', { name: 'From' })).toHaveAccessibleDescription(/From is required!/);
  await expect.element(screen.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(/To is required!/);
});
