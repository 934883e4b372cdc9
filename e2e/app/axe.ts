import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What fades in is judged by its final colours. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * What axe finds wrong on a page, by all of its rules or only by some. Run in the page itself and told to describe
 * violations only: a second page to put results together, and the list of all that is right, cost three times as much.
 */
export const axeViolations = async (page: Page, rules?: readonly string[]): Promise<Violations> => {
  await untilStill(page);
  // What an analysis has brought into the document stays there for the next one.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
  axe.options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  return (await axe.analyze()).violations;
};
