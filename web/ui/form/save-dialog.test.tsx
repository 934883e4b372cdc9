import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { SaveDialog } from './save-dialog.tsx';
import { TextInput } from './text-input.tsx';

const name = <TextInput label="Name" value="Rosa" onChange={() => undefined} />;

test('Enter in a field saves, and Cancel closes without saving', async () => {
  const save = vi.fn<(event?: { preventDefault: () => void }) => Promise<void>>(async (event) =>
    event?.preventDefault(),
  );
  const close = vi.fn<() => void>();
  const screen = await render(
    <SaveDialog title="Edit person" save={{ isPending: false, error: null }} onSave={save} onClose={close}>
      {name}
    </SaveDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Edit person' });
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(save).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(save).toHaveBeenCalledTimes(2);
  expect(close).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('a pending save is not repeated, and a refusal is shown above the fields', async () => {
  const save = vi.fn<() => Promise<void>>(async () => undefined);
  const refused = { isPending: true, error: new Error('Another user has this email.') };
  const screen = await render(
    <SaveDialog title="Edit person" confirm="Invite" save={refused} onSave={save} onClose={() => undefined}>
      {name}
    </SaveDialog>,
  );
  const invite = screen.getByRole('button', { name: 'Invite' });
  await expect.element(invite).toHaveAttribute('aria-busy', 'true');
  await invite.click({ force: true });
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Another user has this email.');
});
