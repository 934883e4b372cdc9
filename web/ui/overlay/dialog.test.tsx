import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { OverlaySection } from '#web/ui/gallery/overlays.tsx';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { isDialogOpen } from './close-then-unmount.ts';
import { Dialog, Drawer, Sheet } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';
import { createOpenState } from './open-state.ts';

test('a dialog traps focus, Escape closes it, and focus returns', async () => {
  const screen = await renderRoute(OverlaySection);
  const opener = screen.getByRole('button', { name: 'Dialog' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Contact Support' });
  await expect.element(dialog).toBeVisible();
  for (let times = 0; times < 6; times += 1) {
    await userEvent.tab();
    expect((await dialog.findElement()).contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a closing dialog no longer counts as open, so that a shortcut right after Escape opens the next one', async () => {
  const screen = await renderRoute(OverlaySection);
  await screen.getByRole('button', { name: 'Dialog' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Contact Support' });
  await expect.element(dialog).toBeVisible();
  expect(isDialogOpen()).toBe(true);
  // The focus is checked within the event, before the frame in which the dialog is unmounted.
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(dialog.query()).not.toBeNull();
  expect(isDialogOpen()).toBe(false);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog opened while another closes has the focus in its field, not on itself', async () => {
  const Two = () => {
    const [shown, setShown] = useState<'none' | 'first' | 'second'>('none');
    return (
      <>
        <button type="button" onClick={() => setShown('first')}>
          Open
        </button>
        <Dialog open={shown === 'first'} title="First" onClose={() => setShown('none')}>
          <input aria-label="Name" />
        </Dialog>
        <OpenedByKey />
      </>
    );
  };
  const OpenedByKey = () => {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const press = (event: KeyboardEvent): void => setOpen((is) => is || event.key === 'k');
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    }, []);
    return (
      <Dialog open={isOpen} bare title="Second" onClose={() => setOpen(false)}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- as the palette does */}
        <input aria-label="Search" autoFocus />
      </Dialog>
    );
  };
  const screen = await render(<Two />);
  for (let times = 0; times < 8; times += 1) {
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('Escape');
    for (let frame = 0; frame < times % 4; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    press('k');
    const search = screen.getByRole('textbox', { name: 'Search' });
    await expect.element(search).toBeVisible();
    await expect.element(screen.getByRole('dialog', { name: 'First' })).not.toBeInTheDocument();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(search).not.toBeInTheDocument();
  }
});

test('the cross and a click outside close a dialog, and focus returns', async () => {
  const screen = await renderRoute(OverlaySection);
  const opener = screen.getByRole('button', { name: 'Dialog' });
  const dialog = screen.getByRole('dialog', { name: 'Contact Support' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('an alert dialog is closed by Escape but not by a click outside', async () => {
  const close = vi.fn<() => void>();
  const screen = await render(
    <Dialog open alert title="Pause talent request" onClose={close}>
      <p>Agencies are notified immediately.</p>
    </Dialog>,
  );
  await expect.element(screen.getByRole('alertdialog', { name: 'Pause talent request' })).toBeVisible();
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  // A dialog isn't unmounted until the next frame, so an immediate check would be too early.
  await new Promise((done) => setTimeout(done, 300));
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
  ['sheet', Sheet],
] as const)('a %s has no axe finding on a desk and a phone, light and dark', async (_, Over) => {
  const screen = await render(
    <Over open title="Terms, version 4" footer={<button type="button">Close it</button>} onClose={() => undefined}>
      <p>The fee is due 30 days after the start date.</p>
    </Over>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Terms, version 4' })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('the page behind a dialog is inert until it closes', async () => {
  const Opening = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button">Behind</button>
        <Dialog open={open} title="In front" onClose={() => setOpen(false)}>
          <p>Something to decide.</p>
        </Dialog>
      </>
    );
  };
  const screen = await render(<Opening />);
  await expect.element(screen.getByRole('dialog', { name: 'In front' })).toBeVisible();
  const behind = await screen.getByText('Behind').findElement();
  const shutOff = () => behind.closest('[inert], [aria-hidden="true"]');
  await vi.waitFor(() => expect(shutOff()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(shutOff()).toBeNull());
});

test('a header button announces whether its dialog is open', async () => {
  const opening = createOpenState();
  const screen = await render(
    <DialogButton
      title="Support"
      picture="?"
      opening={opening}
      dialog={({ onClose }) => (
        <button type="button" onClick={onClose}>
          Enough
        </button>
      )}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Support' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('button', { name: 'Enough' }).click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  opening.open();
  await expect.element(screen.getByRole('button', { name: 'Enough' })).toBeVisible();
});
