import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { MoneyInput } from './amount-field.tsx';
import { NumberInput } from './number-input.tsx';

const Paying = ({ from }: { from: string }) => {
  const [value, setValue] = useState(from);
  return (
    <>
      <MoneyInput label="Base salary" currency="AUD" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};

test('an amount is shown with thousands separators, and without them while it is edited', async () => {
  const screen = await render(<Paying from="118400" />);
  const field = screen.getByRole('textbox', { name: 'Base salary' });
  await expect.element(field).toHaveValue('118,400.00');
  await field.click();
  await expect.element(field).toHaveValue('118400');
  await userEvent.tab();
  await expect.element(field).toHaveValue('118,400.00');
});

test('typing after Tab replaces an amount; typed separators are ignored', async () => {
  const screen = await render(<Paying from="118400" />);
  await userEvent.tab();
  await userEvent.keyboard('95,000.5');
  await expect.element(screen.getByRole('status')).toHaveTextContent('95000.5');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveValue('95,000.50');
});

test.each(['980,5', '1,5', '12,34'])(
  'a comma that separates no thousands stays, so that %s is refused',
  async (typed) => {
    const screen = await render(<Paying from="" />);
    await screen.getByRole('textbox').fill(typed);
    await expect.element(screen.getByRole('status')).toHaveTextContent(typed);
  },
);

test('text that is not an amount stays as typed', async () => {
  const screen = await render(<Paying from="" />);
  await screen.getByRole('textbox').fill('a lot');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveValue('alot');
});

test("a disabled amount can't be changed and shows the reason", async () => {
  const change = vi.fn<(value: string) => void>();
  const off = [{ code: 'fixed', text: 'The client set it.' }];
  const screen = await render(<MoneyInput label="Fee" unit="%" value="15" off={off} onChange={change} />);
  const field = screen.getByRole('textbox', { name: 'Fee' });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('9');
  expect(change).not.toHaveBeenCalled();
  await expect.element(field).toHaveAccessibleDescription('The client set it.');
});

test('a number is reported as a number, an empty field as null and invalid text as NaN', async () => {
  const reported: (number | null)[] = [];
  const Counting = () => {
    const [value, setValue] = useState<number | null>(3);
    const change = (next: number | null): void => {
      reported.push(next);
      setValue(next);
    };
    return <NumberInput label="Notice period" unit="weeks" value={value} onChange={change} />;
  };
  const screen = await render(<Counting />);
  const field = screen.getByRole('textbox', { name: 'Notice period' });
  await expect.element(field).toHaveValue('3');
  await field.fill('12');
  await field.fill('');
  await field.fill('many');
  await userEvent.tab();
  expect(reported).toEqual([12, null, Number.NaN]);
  await expect.element(field).toHaveValue('many');
});
