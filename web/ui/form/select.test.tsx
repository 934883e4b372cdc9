import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { OptionId } from './option.ts';
import { SelectInput } from './select-input.tsx';

const options = [
  { id: 1, label: 'Executive' },
  { id: 2, label: 'Professional' },
];

test('an option is chosen by keyboard, reported by its id, and can be cleared', async () => {
  const reported: (OptionId | '')[] = [];
  const Choosing = () => {
    const [value, setValue] = useState<OptionId | ''>('');
    const change = (next: OptionId | ''): void => {
      reported.push(next);
      setValue(next);
    };
    return <SelectInput label="Role category" options={options} value={value} onChange={change} />;
  };
  const screen = await render(<Choosing />);
  const field = screen.getByRole('combobox', { name: 'Role category' });
  await expect.element(field).toHaveDisplayValue('Choose');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Pro');
  await expect.element(field).toHaveDisplayValue('Professional');
  await field.selectOptions('Choose');
  expect(reported).toEqual([2, '']);
});

test('a disabled select keeps its value and shows the reason', async () => {
  const change = vi.fn<(value: OptionId | '') => void>();
  const off = [{ code: 'fixed', text: 'Fixed by the role.' }];
  const screen = await render(<SelectInput label="Role" options={options} value={1} off={off} onChange={change} />);
  const field = screen.getByRole('combobox', { name: 'Role' });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Pro');
  expect(change).not.toHaveBeenCalled();
  await expect.element(field).toHaveDisplayValue('Executive');
  await expect.element(field).toHaveAccessibleDescription('Fixed by the role.');
});
