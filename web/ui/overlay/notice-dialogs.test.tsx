import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { OverlaySection } from '#web/ui/gallery/overlays.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { showNotice } from './notice.ts';
import { NoticeDialogs } from './notice-dialogs.tsx';

test('a notice stays until OK, which continues to the next page [L09]', async () => {
  const screen = await renderRoute(() => (
    <>
      <OverlaySection />
      <NoticeDialogs />
    </>
  ));
  await screen.getByRole('button', { name: 'Notice' }).click();
  const shown = screen.getByRole('alertdialog', { name: 'Engagement cancelled' });
  await expect.element(shown.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(shown).toBeVisible();
  await shown.getByRole('button', { name: 'OK' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  await vi.waitFor(() => expect(screen.href()).toMatch(/section=buttons/));
});

test('notices are shown one after the other', async () => {
  const screen = await render(<NoticeDialogs />);
  showNotice({ title: 'First', text: 'The first one.' });
  showNotice({ title: 'Second', text: 'The second one.' });
  await screen.getByRole('alertdialog', { name: 'First' }).getByRole('button', { name: 'OK' }).click();
  await screen.getByRole('alertdialog', { name: 'Second' }).getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});
