import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates the system's colour scheme; null resets it to the browser's default. */
    preferColours: (scheme: 'light' | 'dark' | null) => Promise<void>;
  }
}

const widths = [1440, 360];
const schemes = ['light', 'dark'] as const;

/**
 * The axe rules that apply only to whole pages, not to a single component or to an open dialog, which hides the page.
 */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Expects no horizontal overflow and no axe findings. */
export const expectAccessible = async (): Promise<void> => {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, 'pixels wider than the page').toBe(0);
  const isPage =
    document.querySelector('main') !== null && document.querySelector('[role=dialog], [role=alertdialog]') === null;
  const left = isPage ? [] : ofPages;
  const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
};

/** Expects an accessible page on desktop and phone, in light and dark mode. */
export const expectAccessibleEverywhere = async (): Promise<void> => {
  for (const width of widths) {
    await page.viewport(width, 800);
    for (const scheme of schemes) {
      await commands.preferColours(scheme);
      await expectAccessible();
    }
  }
};
