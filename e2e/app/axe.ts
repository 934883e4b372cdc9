import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that depend on colours. Dark mode changes only colours, so only these are checked again there. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** Returns the rules to check in dark mode after all rules were checked in light mode; undefined for all rules. */
export const rulesIn = (colorScheme: 'light' | 'dark'): readonly string[] | undefined =>
  colorScheme === 'dark' ? colourRules : undefined;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The minified axe script. It is less than half the size of the one that `AxeBuilder` injects by default. */
const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits for transitions to end, so that elements are checked in their final colours. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Returns a page's axe violations, for all rules or only some. axe runs in the page itself and reports only violations:
 * collecting the results in a second page and listing all passed checks takes three times as long.
 */
export const axeViolations = async (page: Page, rules?: readonly string[]): Promise<Violations> => {
  await untilStill(page);
  // The axe script stays in the document, so the next analysis doesn't load it again.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : minified });
  // The overlay of a dialog dims toasts together with the page.
  if ((await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0)
    axe.exclude('[class*="toast-module_list"]');
  axe.options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  return (await axe.analyze()).violations;
};
