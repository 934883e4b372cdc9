import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, Drawer, Sheet } from './dialog.tsx';

const nothing = (): void => undefined;
const Name = () => <TextInput label="Name" value="" onChange={nothing} />;

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
  ['sheet', Sheet],
] as const)('a %s focuses its first field and not its cross', async (_, Over) => {
  const screen = await render(
    <Over open title="Invite user" onClose={nothing} footer={<button type="button">Invite</button>}>
      <a href="#terms">Terms</a>
      <Name />
      <TextInput label="City" value="" onChange={nothing} />
    </Over>,
  );
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
});

test('a select and the reason of a confirmation count as first fields', async () => {
  const options = [{ id: 1, label: 'Executive' }];
  const screen = await render(
    <Dialog open title="Level" onClose={nothing}>
      <SelectInput label="Level" value="" options={options} onChange={nothing} />
    </Dialog>,
  );
  await expect.element(screen.getByRole('combobox', { name: 'Level' })).toHaveFocus();
  await screen.rerender(
    <ConfirmDialog open title="Withdraw" confirm="Withdraw" reason={{}} onConfirm={nothing} onClose={nothing} />,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

const Later = ({ children }: { children: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded ? children : <p>Loading</p>;
};

test('a field that loads later is focused, unless the user acts first', async () => {
  const later = (
    <Dialog open title="Invite user" onClose={nothing} footer={<button type="button">Invite</button>}>
      <Later>
        <Name />
      </Later>
    </Dialog>
  );
  const screen = await render(later);
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await screen.unmount();
  const again = await render(later);
  await expect.element(again.getByText('Loading')).toBeVisible();
  await userEvent.tab();
  await expect.element(again.getByLabelText('Name')).toBeVisible();
  await expect.element(again.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a dialog without fields is focused itself', async () => {
  const screen = await render(
    <Dialog open title="Terms" onClose={nothing}>
      <p>The fee is due 30 days after the start date.</p>
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Terms' })).toHaveFocus();
});
