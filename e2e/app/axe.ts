import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The minified script: less than half of what `AxeBuilder` sends to every page by default. */
const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits for transitions, so that elements are checked in their final colours. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * The axe violations of a page, for all rules or only some. It runs in the page itself and reports only violations,
 * because collecting results in a second page and listing everything that passes takes three times as long.
 */
export const axeViolations = async (page: Page, rules?: readonly string[]): Promise<Violations> => {
  await untilStill(page);
  // The axe script stays in the document for the next analysis.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : minified });
  // A toast under the overlay of a dialog is dimmed with the page.
  if ((await page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0)
    axe.exclude('[class*="toast-module_list"]');
  axe.options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  return (await axe.analyze()).violations;
};
