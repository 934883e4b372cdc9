import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { ResponsivenessFacts } from './responsiveness.tsx';

const facts = { decisions: 5, unanswered: 2, medianHours: 3.4, unsuccessful: 4, withReason: 3, months: 12 };

test('unanswered applications are shown beside the decision time', async () => {
  const screen = await render(<ResponsivenessFacts responsiveness={facts} />);
  await expect.element(screen.getByText('Typically within 3 hours')).toBeVisible();
  await expect.element(screen.getByText('2 of 7 applications', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('7 applications over 12 months')).toBeVisible();
});

test('a client with mostly unanswered applications shows no decision time', async () => {
  const silent = { ...facts, unanswered: 50, medianHours: null };
  const screen = await render(<ResponsivenessFacts responsiveness={silent} />);
  await expect.element(screen.getByText('At least half of applications get no answer')).toBeVisible();
  await expect.element(screen.getByText('50 of 55 applications', { exact: true })).toBeVisible();
});
