import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setSession } from '#web/platform/session.ts';
import { GalleryPage } from '#web/ui/gallery/gallery-page.tsx';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';

beforeEach(() => setSession(galleryUser));

test('the sidebar collapses, remembers it, and is a sheet on a phone', async () => {
  const first = await renderRoute(GalleryPage);
  await expect.element(first.getByRole('navigation', { name: 'Main' })).toHaveStyle({ width: '232px' });
  await first.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.element(first.getByRole('navigation', { name: 'Main' })).toHaveStyle({ width: '56px' });
  const screen = await first.reload();
  const main = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(main).toHaveStyle({ width: '56px' });
  await expect.element(main.getByRole('link', { name: 'Engagements' })).toBeVisible();
  await page.viewport(360, 740);
  const side = document.querySelector<HTMLElement>('#sidebar');
  await expect.element(side).not.toBeVisible();
  await screen.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(main).toBeVisible();
  await expectAccessibleEverywhere();
  await page.viewport(360, 740);
  await userEvent.keyboard('{Escape}');
  await expect.element(side).not.toBeVisible();
});

test('the first Tab reaches a link that skips the menu', async () => {
  const screen = await renderRoute(GalleryPage);
  await expect.element(screen.getByRole('main')).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
});

test("the account opens from the user's name, and Escape closes it", async () => {
  const screen = await renderRoute(GalleryPage);
  await screen.getByRole('button', { name: /Mara Ellingsen/ }).click();
  const drawer = document.querySelector<HTMLElement>('#account');
  await expect.element(drawer).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'User Management' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeVisible();
});
