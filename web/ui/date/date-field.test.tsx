import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FieldSection } from '#web/ui/gallery/fields.tsx';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { DateInput } from './date-input.tsx';

test('a date can be typed or picked from the calendar', async () => {
  const screen = await render(<FieldSection />);
  const field = screen.getByRole('group', { name: 'Start date' });
  await field.getByRole('spinbutton', { name: /month/ }).click();
  await userEvent.keyboard('01152027');
  await expect.element(field).toMatchTextContent(/01\W+15\W+2027/);
  await field.getByRole('button', { name: /Open calendar/ }).click();
  await screen.getByRole('button', { name: /January 20, 2027/ }).click();
  await expect.element(field).toMatchTextContent(/01\W+20\W+2027/);
});

const Choosing = ({ reported }: { reported: string[] }) => {
  const [value, setValue] = useState('2026-11-20');
  const change = (day: string): void => {
    reported.push(day);
    setValue(day);
  };
  return <DateInput label="Start date" value={value} min="2026-11-10" max="2026-12-05" onChange={change} />;
};

test('the arrow keys move through the calendar, and focus returns to the field', async () => {
  const reported: string[] = [];
  const screen = await render(<Choosing reported={reported} />);
  const opener = screen.getByRole('button', { name: /Open calendar/ });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(reported).toEqual(['2026-11-21']);
  await expect.element(opener).toHaveFocus();
});

test("days outside the limits can't be picked", async () => {
  const reported: string[] = [];
  const screen = await render(<Choosing reported={reported} />);
  await screen.getByRole('button', { name: /Open calendar/ }).click();
  const before = screen.getByRole('button', { name: /November 9, 2026/ });
  await expect.element(before).toHaveAttribute('aria-disabled', 'true');
  await before.click({ force: true });
  expect(reported).toEqual([]);
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.element(screen.getByRole('button', { name: /December 5, 2026/ })).not.toHaveAttribute('aria-disabled');
  await expect
    .element(screen.getByRole('button', { name: /December 6, 2026/ }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a disabled date can be read but not changed, and an error is associated with its field', async () => {
  const change = vi.fn<(day: string) => void>();
  const screen = await render(
    <>
      <DateInput
        label="Start date"
        value="2026-11-20"
        off={[{ code: 'fixed', text: 'The offer names the day.' }]}
        onChange={change}
      />
      <DateInput label="End date" value="" error="End date is required!" onChange={change} />
    </>,
  );
  const fixed = screen.getByRole('group', { name: 'Start date' });
  await expect.element(fixed).toHaveAccessibleDescription(/The offer names the day\./);
  await fixed.getByRole('spinbutton', { name: /day/ }).click({ force: true });
  await userEvent.keyboard('5');
  expect(change).not.toHaveBeenCalled();
  await expect.element(fixed).toMatchTextContent(/11\W+20\W+2026/);
  await expect
    .element(screen.getByRole('group', { name: 'End date' }))
    .toHaveAccessibleDescription(/End date is required!/);
});

test('a cleared date is reported as null', async () => {
  const reported: string[] = [];
  const screen = await render(<Choosing reported={reported} />);
  await screen.getByRole('spinbutton', { name: /month/ }).click();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  await vi.waitFor(() => expect(reported.at(-1)).toBe(''));
});
