import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { ViewerPanes } from './viewer-panes.tsx';

const renderPanes = () =>
  renderRoute(() => (
    <ViewerPanes
      cv={<p>The CV</p>}
      facts={<input aria-label="Location" />}
      comments={<p>The comments</p>}
      timeline={<p>The timeline</p>}
    />
  ));

test('a wide page shows all panes, and a phone the one that is selected', async () => {
  const screen = await renderPanes();
  for (const text of ['The CV', 'The comments', 'The timeline'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  await page.viewport(360, 780);
  await expect.element(screen.getByRole('tabpanel', { name: 'Facts' })).toBeVisible();
  expect(screen.getByText('The CV').query()).toBeNull();
  await screen.getByRole('tab', { name: 'Timeline' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Timeline' })).toHaveTextContent('The timeline');
  expect(screen.getByText('The comments').query()).toBeNull();
});

test('what is typed in a pane stays when a tablet is turned', async () => {
  const screen = await renderPanes();
  await screen.getByLabelText('Location').fill('Perth WA');
  await page.viewport(768, 1024);
  await expect.element(screen.getByRole('tab', { name: 'Facts' })).toBeVisible();
  await expect.element(screen.getByLabelText('Location')).toHaveValue('Perth WA');
  await page.viewport(1024, 768);
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Location')).toHaveValue('Perth WA');
});
