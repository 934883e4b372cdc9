import { beforeEach, expect, test } from 'vitest';
import { setSession } from '#web/platform/session.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { galleryUser } from './gallery-user.ts';

beforeEach(() => setSession(galleryUser));

/**
 * A text in each section that appears only once the section has loaded completely, since some components are loaded
 * lazily.
 */
const sections = {
  buttons: 'Withdraw bid',
  fields: /Open calendar/,
  table: 'Next page',
  marks: 'Dark',
  faces: 'Contact Support',
  layout: 'Place Bid',
  over: 'Sheet',
};

test.each(Object.entries(sections))(
  '%s: no axe finding and no horizontal overflow, on desktop and phone, light and dark',
  async (section, button) => {
    const screen = await renderRoute(GalleryPage, `?section=${section}`);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: button }).first()).toBeVisible();
    await expectAccessibleEverywhere();
  },
);
