import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { CheckboxInput, RadioGroupInput } from './choice-inputs.tsx';
import type { OptionId } from './option.ts';
import { SwitchInput } from './switch-input.tsx';

const off = [{ code: 'role', text: 'Predefined roles stay as they are.' }];
const kinds = [
  { id: 1, label: 'Permanent' },
  { id: 2, label: 'Contract', detail: 'by the day' },
];

test('a checkbox is checked by its label and by keyboard', async () => {
  const Agreeing = () => {
    const [value, setValue] = useState(false);
    return <CheckboxInput label="The candidate has agreed" value={value} onChange={setValue} />;
  };
  const screen = await render(<Agreeing />);
  const box = screen.getByRole('checkbox', { name: 'The candidate has agreed' });
  await screen.getByText('The candidate has agreed').click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

test('a checkbox for several items shows a partial selection and an error', async () => {
  const screen = await render(
    <CheckboxInput label="All" some value={false} error="Choose at least one!" onChange={() => undefined} />,
  );
  const box = screen.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toBePartiallyChecked();
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription('Choose at least one!');
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('a disabled checkbox and switch keep their values and show the reason', async () => {
  const change = vi.fn<(on: boolean) => void>();
  const screen = await render(
    <>
      <CheckboxInput label="View" value off={off} onChange={change} />
      <SwitchInput label="Edit" value off={off} onChange={change} />
    </>,
  );
  for (const control of [
    screen.getByRole('checkbox', { name: 'View' }),
    screen.getByRole('switch', { name: 'Edit' }),
  ]) {
    await control.click({ force: true });
    await expect.element(control).toBeChecked();
    await expect.element(control).toHaveAttribute('aria-disabled', 'true');
    await expect.element(control).toHaveAccessibleDescription('Predefined roles stay as they are.');
  }
  expect(change).not.toHaveBeenCalled();
});

test('a switch takes effect by keyboard', async () => {
  const change = vi.fn<(on: boolean) => void>();
  const screen = await render(<SwitchInput label="Video Walkthrough" value={false} onChange={change} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('switch', { name: 'Video Walkthrough' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
});

test('the arrow keys choose a radio button, and the group has its label and error', async () => {
  const Choosing = () => {
    const [value, setValue] = useState<OptionId | null>(1);
    return (
      <RadioGroupInput
        label="Recruitment type"
        options={kinds}
        value={value}
        error="Recruitment type is required!"
        onChange={setValue}
      />
    );
  };
  const screen = await render(<Choosing />);
  const group = screen.getByRole('radiogroup', { name: 'Recruitment type' });
  await expect.element(group).toHaveAccessibleDescription('Recruitment type is required!');
  await userEvent.tab();
  await expect.element(group.getByRole('radio', { name: 'Permanent' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(group.getByRole('radio', { name: /Contract/ })).toBeChecked();
  await expect.element(group.getByRole('radio', { name: 'Permanent' })).not.toBeChecked();
});
