import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds wrong on a page, by all of its rules or only by some. Run in the page itself and told to describe
 * violations only: a second page to put results together, and the list of all that is right, cost three times as much.
 */
export const axeViolations = async (page: Page, rules?: readonly string[]): Promise<Violations> => {
  // What an analysis has brought into the document stays there for the next one.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
  axe.options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules([...rules]);
  return (await axe.analyze()).violations;
};
