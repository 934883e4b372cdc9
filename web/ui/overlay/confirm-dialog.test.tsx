import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { OverlaySection } from '#web/ui/gallery/overlays.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Toaster } from './toaster.tsx';

test("a confirmation that requires a reason can't be confirmed without one", async () => {
  const screen = await renderRoute(() => (
    <>
      <OverlaySection />
      <Toaster />
    </>
  ));
  await screen.getByRole('button', { name: 'Confirm with a reason' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Withdraw Application' });
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect.element(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOptions('Capacity');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Application withdrawn')).toBeVisible();
});

test("a reason is trimmed, and spaces alone don't count", async () => {
  const confirm = vi.fn<(reason: string) => void>();
  const close = vi.fn<() => void>();
  const screen = await render(
    <ConfirmDialog open title="Reject" confirm="Reject" reason={{ max: 200 }} onConfirm={confirm} onClose={close}>
      This cannot be undone.
    </ConfirmDialog>,
  );
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await reason.fill('   ');
  await screen.getByRole('button', { name: 'Reject' }).click();
  await expect.element(reason).toHaveAccessibleDescription('Reason is required!');
  expect(confirm).not.toHaveBeenCalled();
  await reason.fill(' Too late ');
  await screen.getByRole('button', { name: 'Reject' }).click();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Too late');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('an optional reason may be left out, and a refusal is announced', async () => {
  const confirm = vi.fn<(reason: string) => void>();
  const known = { open: true, title: 'Pause', confirm: 'Pause', onConfirm: confirm, onClose: () => undefined };
  const screen = await render(<ConfirmDialog {...known} reason={{ optional: true }} />);
  await screen.getByRole('button', { name: 'Pause' }).click();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('');
  await screen.rerender(<ConfirmDialog {...known} error="The stage has ended." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The stage has ended.');
});

test("a pending confirmation can't be confirmed twice", async () => {
  const confirm = vi.fn<(reason: string) => void>();
  const screen = await render(
    <ConfirmDialog open pending title="Pause" confirm="Pause" onConfirm={confirm} onClose={() => undefined} />,
  );
  await screen.getByRole('button', { name: 'Pause' }).click({ force: true });
  expect(confirm).not.toHaveBeenCalled();
});
