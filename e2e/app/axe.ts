import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The rules that depend on colours. Dark mode changes only colours, so only these are checked again there. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** Returns the axe rules to check: in dark mode only those about colours, in light mode undefined, which means all. */
export const axeRulesFor = (colorScheme: 'light' | 'dark'): readonly string[] | undefined =>
  colorScheme === 'dark' ? colourRules : undefined;

/** The minified axe script, which is less than half the size of the unminified one. */
const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs in the page, after transitions have ended, so that elements are checked in their final colours. */
const analyse = async (rules: readonly string[] | undefined): Promise<axe.Result[]> => {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const page = globalThis as unknown as { axe: typeof axe };
  // The overlay of a dialog also dims toasts, so toasts are not checked then.
  const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  const { violations } = await page.axe.run(hasDialog ? { exclude: ['[class*="toast-module_list"]'] } : document, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  });
  return violations;
};

/**
 * Returns a page's axe violations, for all rules or only some. axe runs in the page itself, which returns only
 * violations. `AxeBuilder` would also transfer the rules that passed and, by default, collect the results in a second
 * page.
 */
export const axeViolations = async (page: Page, rules?: readonly string[]): Promise<axe.Result[]> => {
  for (const frame of page.frames()) {
    // The script stays in the document, so the next analysis doesn't load it again.
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(`${minified};0`);
  }
  return page.evaluate(analyse, rules);
};
