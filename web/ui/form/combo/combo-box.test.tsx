import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FieldSection } from '#web/ui/gallery/fields.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { ComboInput } from './combo-input.tsx';

const countries = ['Australia', 'Fiji', 'Tonga'].map((label, id) => ({ id, label }));

const Choosing = () => {
  const [value, setValue] = useState<string | number>('');
  return <ComboInput label="Country" options={countries} value={value} onChange={setValue} />;
};

test('an option is found by typing', async () => {
  const screen = await render(<FieldSection />);
  const country = screen.getByRole('combobox', { name: 'Country optional' });
  await country.fill('zeal');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(country).toHaveValue('New Zealand');
});

test('the list overlays the page, an option can be clicked, and Escape leaves the picked option', async () => {
  const screen = await render(<FieldSection />);
  const country = screen.getByRole('combobox', { name: 'Country optional' });
  await country.click();
  const list = screen.getByRole('listbox', { name: 'Country' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(country).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./));
  await expectAccessible();
  await list.getByRole('option', { name: 'Singapore' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(country).toHaveValue('Singapore');
  await country.fill('nowhere');
  await expect.element(screen.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(country).toHaveValue('Singapore');
  await country.fill('');
  await userEvent.tab();
  await expect.element(country).toHaveValue('');
});

test('Tab picks the highlighted option, and the arrow keys wrap around', async () => {
  const screen = await render(<Choosing />);
  const country = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.tab();
  await expect.element(country).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  const last = await screen.getByRole('option', { name: 'Tonga' }).findElement();
  await expect.element(country).toHaveAttribute('aria-activedescendant', last.id);
  await userEvent.tab();
  await expect.element(country).toHaveValue('Tonga');
  await expect.element(country).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the list but not the surrounding dialog', async () => {
  const close = vi.fn<() => void>();
  const screen = await render(
    <Dialog open title="Address" onClose={close}>
      <Choosing />
    </Dialog>,
  );
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('server options are requested while the user types and shown as they arrive', async () => {
  const search = vi.fn<(text: string) => void>();
  const screen = await render(
    <ComboInput label="Job title" options={countries} value="" onSearch={search} onChange={() => undefined} />,
  );
  await screen.getByRole('combobox').fill('nurse');
  expect(search).toHaveBeenLastCalledWith('nurse');
  await expect.element(screen.getByRole('option')).toHaveLength(3);
});

test('a disabled combo box does not open', async () => {
  const off = [{ code: 'fixed', text: 'The country is confirmed.' }];
  const screen = await render(
    <ComboInput label="Country" options={countries} value={1} off={off} onChange={() => undefined} />,
  );
  const country = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.tab();
  await expect.element(country).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(country).toHaveValue('Fiji');
  await expect.element(country).toHaveAttribute('aria-expanded', 'false');
  await expect.element(country).toHaveAccessibleDescription('The country is confirmed.');
});
