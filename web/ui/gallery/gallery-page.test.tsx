import { beforeEach, expect, test } from 'vitest';
import { setSession } from '#web/platform/session.ts';
import { expectSoundEverywhere } from '#web/ui/testing/axe.ts';
import { renderAt } from '#web/ui/testing/router.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { galleryUser } from './gallery-user.ts';

beforeEach(() => setSession(galleryUser));

test.each(['buttons', 'fields', 'table', 'marks', 'faces', 'layout', 'over'])(
  '%s: no axe finding and nothing wider than the page, on a desk and a phone, light and dark',
  async (section) => {
    const screen = await renderAt(GalleryPage, `?section=${section}`);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expectSoundEverywhere();
  },
);
