import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, Drawer, Sheet } from './dialog.tsx';

type Shape = typeof Dialog;

const Page = ({
  shape: Over = Dialog,
  unsaved,
  children,
}: {
  shape?: Shape;
  unsaved?: boolean;
  children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Over
        open={isOpen}
        title="New note"
        unsaved={unsaved}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        }
      >
        {children}
      </Over>
    </>
  );
};

const note = <textarea aria-label="Note" defaultValue="Called on Monday." />;

const opened = async (page: ReactNode) => {
  const screen = await render(page);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New note' });
  await expect.element(dialog).toBeVisible();
  const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  return { screen, dialog, question };
};

const waysToClose = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the cross': async () => document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Close"]')?.click(),
  'a click outside': () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true }),
};

test.each(
  ([Dialog, Drawer, Sheet] as const).flatMap((shape, at) =>
    Object.entries(waysToClose).map(([way, close]) => [['dialog', 'drawer', 'sheet'][at], way, shape, close] as const),
  ),
)('a %s with typed text asks once before %s closes it', async (_shape, _way, shape, close) => {
  const { screen, dialog, question } = await opened(<Page shape={shape}>{note}</Page>);
  const field = dialog.getByRole('textbox', { name: 'Note' });
  await field.fill('Called on Tuesday.');
  await close();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Called on Tuesday.');
  await expect.element(field).toHaveFocus();
  await close();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Escape answers the question with Keep editing', async () => {
  const { dialog, question } = await opened(<Page>{note}</Page>);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Called on Tuesday.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Called on Tuesday.');
});

test('Cancel closes without a question, and so does Escape if the text is as it was', async () => {
  const { screen, dialog, question } = await opened(<Page>{note}</Page>);
  const field = dialog.getByRole('textbox', { name: 'Note' });
  await field.fill('Called on Tuesday.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(question.query()).toBeNull();
  await screen.getByRole('button', { name: 'Open' }).click();
  await field.fill('Called on Tuesday.');
  await field.fill('Called on Monday. ');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(question.query()).toBeNull();
});

test.each([
  ['password', <input key="it" aria-label="Note" type="password" />],
  ['search', <input key="it" aria-label="Note" type="search" />],
  ['one-time code', <input key="it" aria-label="Note" autoComplete="one-time-code" />],
  ['text in a combo box', <input key="it" aria-label="Note" role="combobox" aria-expanded aria-controls="none" />],
])('a typed %s is dropped without a question', async (_what, field) => {
  const { dialog, question } = await opened(<Page>{field}</Page>);
  await dialog.getByLabelText('Note').fill('abc');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(question.query()).toBeNull();
});

test('a dialog that knows what is unsaved decides itself', async () => {
  const saved = await opened(<Page unsaved={false}>{note}</Page>);
  await saved.dialog.getByRole('textbox', { name: 'Note' }).fill('Saved already.');
  await userEvent.keyboard('{Escape}');
  await expect.element(saved.dialog).not.toBeInTheDocument();
  await saved.screen.unmount();
  const unsaved = await opened(<Page unsaved>{note}</Page>);
  await userEvent.keyboard('{Escape}');
  await expect.element(unsaved.question).toBeVisible();
});

test('the reason in a confirmation counts as typed text', async () => {
  const Confirmation = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={isOpen}
        title="Reject"
        confirm="Reject"
        reason={{}}
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      />
    );
  };
  const screen = await render(<Confirmation />);
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Too late');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Too late');
});
