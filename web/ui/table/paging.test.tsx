import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { TableSection } from '#web/ui/gallery/tables.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { Paging } from './paging.tsx';

test('the total and the pages are shown, and the page is stored in the URL', async () => {
  const screen = await renderRoute(TableSection);
  await expect.element(screen.getByText('Total 160 records')).toBeVisible();
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await vi.waitFor(() => expect(screen.href()).toMatch(/[?&]page=1\b/));
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('the Back button undoes a page change', async () => {
  const screen = await renderRoute(TableSection);
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  screen.back();
  await expect.element(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('there is no page before the first and none after the last', async () => {
  const screen = await render(<Paging page={0} pageSize={10} total={12} onPage={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).not.toBeInTheDocument();
  await screen.rerender(<Paging page={1} pageSize={10} total={12} onPage={() => undefined} />);
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a single page has no page buttons but still shows the content under the list', async () => {
  const screen = await render(
    <Paging page={0} pageSize={10} total={10} onPage={() => undefined}>
      <p>Key of the bars</p>
    </Paging>,
  );
  await expect.element(screen.getByText('Key of the bars')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});
