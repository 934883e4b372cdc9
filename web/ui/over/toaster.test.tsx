import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { OverSection } from '#web/ui/gallery/overs.tsx';
import { expectSoundEverywhere } from '#web/ui/testing/axe.ts';
import { renderAt } from '#web/ui/testing/router.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

test('toasts have titles and stand bottom right [L09]', async () => {
  const screen = await renderAt(() => (
    <>
      <OverSection />
      <Toaster />
    </>
  ));
  const messages = screen.getByRole('region', { name: 'Messages' });
  for (const title of ['Success', 'Warning', 'Info', 'Error']) {
    await screen.getByRole('button', { name: title }).click();
    await expect.element(messages.getByText(title, { exact: true })).toBeVisible();
    expect(messages.getByText(title, { exact: true }).element().tagName).toBe('B');
  }
  expect(messages.getByRole('listitem').elements()).toHaveLength(4);
  const { x, bottom } = messages.element().getBoundingClientRect();
  expect(x).toBe(1440 - 16 - 344);
  expect(bottom).toBe(900 - 16);
});

test('what is said again is said once, of many the last four stay, and each can be dismissed', async () => {
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

test('the region is polite and there before the first toast, so that it is announced', async () => {
  const screen = await render(<Toaster />);
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

test('a toast goes after its time, an error later, and none while it is pointed at', async () => {
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

test('toasts have no axe finding on a desk and a phone, light and dark', async () => {
  const screen = await render(<Toaster />);
  toast.warning('Please provide a start date');
  toast.error('Failed to Withdraw Application');
  await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible();
  await expectSoundEverywhere();
});
