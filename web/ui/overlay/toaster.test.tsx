import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { setSession } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { OverlaySection } from '#web/ui/gallery/overlays.tsx';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { currentToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

test('toasts have titles and appear at the bottom right [L09]', async () => {
  const screen = await renderRoute(() => (
    <>
      <OverlaySection />
      <Toaster />
    </>
  ));
  const messages = screen.getByRole('region', { name: 'Messages' });
  for (const title of ['Success', 'Warning', 'Info', 'Error']) {
    await screen.getByRole('button', { name: title }).click();
    const shown = messages.getByText(title, { exact: true });
    await expect.element(shown).toBeVisible();
    expect((await shown.findElement()).tagName).toBe('B');
  }
  expect(messages.getByRole('listitem').elements()).toHaveLength(4);
  const { x, bottom } = (await messages.findElement()).getBoundingClientRect();
  expect(x).toBe(1440 - 16 - 344);
  expect(bottom).toBe(900 - 16);
});

test('a repeated toast is shown once, at most four toasts are shown, and each can be dismissed', async () => {
  const screen = await render(<Toaster />);
  for (const text of ['One', 'Two', 'Three', 'Three', 'Four', 'Five']) toast.info(text);
  const items = screen.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect.element(items.nth(3)).toBeVisible();
  expect(items.elements().map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Two',
    'Three',
    'Four',
    'Five',
  ]);
  await items.nth(0).getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Two')).not.toBeInTheDocument();
});

test('the region is polite and exists before the first toast, so that it is announced', async () => {
  const screen = await render(<Toaster />);
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

test('a toast expires, an error later, and none while the pointer is over it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const screen = await render(
      <>
        <p>The page</p>
        <Toaster />
      </>,
    );
    toast.success('Saved');
    toast.error('Not saved');
    await vi.waitUntil(() => screen.getByRole('listitem').elements().length === 2, { timeout: 5000 });
    await screen.getByText('Not saved').hover();
    await vi.advanceTimersByTimeAsync(6000);
    expect(screen.getByText('Saved', { exact: true }).query()).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText('Not saved').query()).not.toBeNull();
    await screen.getByText('The page').hover();
    await vi.advanceTimersByTimeAsync(13_000);
    expect(screen.getByText('Not saved').query()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

const messages = () => currentToasts().map(({ text }) => text);

test('a toast that the user has seen is dismissed on the next page', async () => {
  const screen = await render(<Toaster page="/candidates" />);
  toast.success('Candidate withdrawn');
  await expect.element(screen.getByText('Candidate withdrawn')).toBeVisible();
  await userEvent.keyboard('g');
  await screen.rerender(<Toaster page="/engagements" />);
  await expect.element(screen.getByText('Candidate withdrawn')).not.toBeInTheDocument();
});

test('a toast stays on the page its action leads to and is dismissed on the page after that', async () => {
  const screen = await render(<Toaster page="/new" />);
  await userEvent.keyboard('{Enter}');
  toast.success('Engagement created');
  await screen.rerender(<Toaster page="/engagement" />);
  await expect.element(screen.getByText('Engagement created')).toBeVisible();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.rerender(<Toaster page="/new" />);
  expect(messages()).toEqual([]);
});

test('a toast stays while the user clicks and filters on the same page', async () => {
  const screen = await render(<Toaster page="/candidates" />);
  toast.error('Failed to Withdraw Application');
  await userEvent.keyboard('g');
  await screen.rerender(<Toaster page="/candidates" />);
  await expect.element(screen.getByText('Failed to Withdraw Application')).toBeVisible();
});

test('the end of a session dismisses its toasts, but not the one about the end', async () => {
  setSession(galleryUser);
  const screen = await render(<Toaster page="/account" />);
  toast.success('Password changed');
  setSession(null);
  toast.warning('Your login session has expired. Please log in again.');
  await screen.rerender(<Toaster page="/session-expired" />);
  await expect.element(screen.getByText('Your login session has expired. Please log in again.')).toBeVisible();
  expect(messages()).toHaveLength(1);
});

test('toasts have no axe finding on desktop and phone, light and dark', async () => {
  const screen = await render(<Toaster />);
  toast.warning('Please provide a start date');
  toast.error('Failed to Withdraw Application');
  await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible();
  await expectAccessibleEverywhere();
});
