import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { MissingSalaryField } from './missing-salary-field.tsx';

const open = async () => {
  const save = vi.fn<(salary: string) => Promise<void>>(async () => undefined);
  const screen = await render(<MissingSalaryField name="Marguerite Osei" currency="AUD" onSave={save} />);
  return { screen, save, field: screen.getByLabelText('Base salary of Marguerite Osei, in AUD') };
};

test.each([
  ['95,000', '95000'],
  ['95 000.50', '95000.50'],
  [' 95000 ', '95000'],
])('a salary typed as "%s" is saved without separators', async (typed, saved) => {
  const { screen, save, field } = await open();
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls).toEqual([[saved]]);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.unmount();
});

test.each([
  ['95k', 'Base salary must be an amount such as 95000 or 95000.50.'],
  ['95.000,00', 'Base salary must be an amount such as 95000 or 95000.50.'],
  ['0', 'Base salary must be more than 0.'],
  ['', 'Base salary is required!'],
])('a salary typed as "%s" is not saved, and the field says why until it is changed', async (typed, message) => {
  const { screen, save, field } = await open();
  await field.fill(typed);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  expect(save).not.toHaveBeenCalled();
  await screen.unmount();
});
