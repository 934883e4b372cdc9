import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { restoreScrollWhenTall, useOfflineRedirect } from './offline.ts';

const giveWay = vi.fn();
afterEach(() => {
  vi.restoreAllMocks();
  giveWay.mockReset();
});

const Page = ({ path }: { path: string }) => {
  useOfflineRedirect(path, giveWay);
  return (
    <form>
      <input aria-label="Name" />
    </form>
  );
};
const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
};

test('the offline page replaces the current one when the network is lost', async () => {
  await render(<Page path="/account" />);
  expect(giveWay).not.toHaveBeenCalled();
  goOffline();
  expect(giveWay).toHaveBeenCalledOnce();
});

test('a page that was still loading when the network was lost is replaced once it is there', async () => {
  const { rerender } = await render(<Page path="/no-internet-connection" />);
  goOffline();
  giveWay.mockReset();
  await rerender(<Page path="/account" />);
  expect(giveWay).toHaveBeenCalledOnce();
});

test('a page with unsaved input stays', async () => {
  const screen = await render(<Page path="/account" />);
  await screen.getByLabelText('Name').fill('Mara');
  goOffline();
  expect(giveWay).not.toHaveBeenCalled();
});

test('a page with text in a dialog without a form stays, until the dialog is closed', async () => {
  const Reason = ({ isOpen }: { isOpen: boolean }) => {
    useOfflineRedirect('/account', giveWay);
    return (
      <ConfirmDialog
        open={isOpen}
        title="Withdraw"
        confirm="Withdraw"
        reason={{}}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    );
  };
  const screen = await render(<Reason isOpen />);
  await screen.getByLabelText('Reason').fill('Another offer');
  goOffline();
  expect(giveWay).not.toHaveBeenCalled();
  await screen.rerender(<Reason isOpen={false} />);
  goOffline();
  expect(giveWay).toHaveBeenCalledOnce();
});

const Tall = ({ height }: { height: number }) => <div style={{ blockSize: height }}>Rows</div>;

test('the scroll position of a page that is shown again is restored once the page is tall enough', async () => {
  const { rerender } = await render(<Tall height={100} />);
  restoreScrollWhenTall(160);
  expect(window.scrollY).toBe(0);
  await rerender(<Tall height={3000} />);
  await expect.poll(() => window.scrollY).toBe(160);
});

test('a position that the router restores afterwards does not replace it', async () => {
  await render(<Tall height={3000} />);
  restoreScrollWhenTall(160);
  await expect.poll(() => window.scrollY).toBe(160);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBe(160);
});

test('a user who scrolls is not taken back', async () => {
  await render(<Tall height={3000} />);
  restoreScrollWhenTall(160);
  await expect.poll(() => window.scrollY).toBe(160);
  window.dispatchEvent(new Event('wheel'));
  window.scrollTo({ top: 40, behavior: 'instant' });
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(window.scrollY).toBe(40);
});
