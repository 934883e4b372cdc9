import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { toast } from '#web/ui/overlay/toast.ts';
import { DownloadButton } from './download-button.tsx';

test('a download button is busy until the file is saved, and does not start twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onDownload = vi.fn<() => Promise<void>>(() => promise);
  const screen = await render(<DownloadButton onDownload={onDownload}>Download proofs</DownloadButton>);
  const button = screen.getByRole('button', { name: 'Download proofs' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(onDownload).toHaveBeenCalledTimes(1);
  resolve();
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('a failed download is reported, and can be tried again', async () => {
  const problem = vi.spyOn(toast, 'problem').mockReturnValue(1);
  const onDownload = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No connection.')));
  const screen = await render(<DownloadButton onDownload={onDownload}>Download proofs</DownloadButton>);
  const button = screen.getByRole('button', { name: 'Download proofs' });
  await button.click();
  await expect.poll(() => problem.mock.calls.length).toBe(1);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await button.click();
  expect(onDownload).toHaveBeenCalledTimes(2);
});
