import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { useOfflinePage } from './offline.ts';

const giveWay = vi.fn();
afterEach(() => {
  vi.restoreAllMocks();
  giveWay.mockReset();
});

const Page = ({ path }: { path: string }) => {
  useOfflinePage(path, giveWay);
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
