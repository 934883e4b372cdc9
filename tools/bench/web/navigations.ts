import type { BrowserContext, Page } from 'playwright-core';
import { waitForNetworkIdle } from '../../browser/network-idle.ts';
import { percentile } from '../figures.ts';
import { clickOn, waitUntilSettled } from './actions.ts';
import { slowdown } from './interactions.ts';
import { agencyEmail, findLinks, pageKinds } from './pages.ts';

/**
 * The largest number of visits that count. Each link is followed equally often, so that one large record among few
 * doesn't decide the percentile. The data of a link that is followed again may be cached.
 */
const mostVisits = 8;
const mostWaits = 20;

/** The pages that a link of another page leads to, with the pattern of the link. */
export const linkedPages = pageKinds.flatMap(({ name, who = agencyEmail, at, press }) => {
  const link = typeof at === 'string' ? undefined : at.at(-1);
  return link instanceof RegExp && press === undefined ? [{ name, who, at, link }] : [];
});

/**
 * A script that records the time from each click to the first frame with the content of the next page: the URL and the text
 * of the main part have changed, and nothing in it is a placeholder. The pages of a CV don't count, since they are rendered
 * from its file after the record is shown.
 */
const observer = `
  window.contentTimes = [];
  const textOf = (main) => main?.textContent ?? '';
  const placeholder = ['[aria-busy="true"]', '[class*="states-module_skel"]', '[class*="states-module_spinner"]'].join();
  const hasContent = (before) => {
    const main = document.querySelector('main');
    return textOf(main) !== '' && textOf(main) !== before &&
      [...main.querySelectorAll(placeholder)].every((one) => one.closest('[class*="cv-module"]') !== null);
  };
  addEventListener('click', ({ timeStamp: began }) => {
    const from = location.href;
    const before = textOf(document.querySelector('main'));
    const look = () => {
      if (location.href === from || !hasContent(before)) requestAnimationFrame(look);
      else setTimeout(() => window.contentTimes.push(performance.now() - began));
    };
    requestAnimationFrame(look);
  }, { capture: true });`;

const contentTimes = (page: Page): Promise<number[]> => page.evaluate<number[]>('window.contentTimes');

/** Waits until the content of this visit has been timed. The page forbids waiting for a condition that is given as text. */
const waitForTime = async (page: Page, visit: number): Promise<void> => {
  for (let waited = 0; (await contentTimes(page)).length <= visit; waited += 1) {
    if (waited === mostWaits) throw new Error(`A link of ${page.url()} showed no content.`);
    await waitUntilSettled(page);
  }
  await waitUntilSettled(page);
};

/**
 * Follows the links of a page in turn with a slow CPU and warm code, and returns the 75th percentile of the times from the
 * click to the content, in milliseconds.
 */
export const measureNavigation = async (context: BrowserContext, url: string, link: RegExp): Promise<number> => {
  const page = await context.newPage();
  try {
    await page.addInitScript(observer);
    await page.goto(url);
    await waitForNetworkIdle(page);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { length: links } = await findLinks(page, link);
    if (links === 0) throw new Error(`${url} has no link to such a page.`);
    // The first visit also loads the code of the next page and doesn't count.
    const visits = 1 + (links < mostVisits ? links * Math.floor(mostVisits / links) : mostVisits);
    for (let visit = 0; visit < visits; visit += 1) {
      const hrefs = await findLinks(page, link);
      // The first record may be open beside the list already.
      await clickOn(page.locator(`main a[href="${String(hrefs[(visit + 1) % hrefs.length])}"]`).first());
      await waitForTime(page, visit);
      await page.goBack();
      await waitForNetworkIdle(page);
    }
    const times = await contentTimes(page);
    return percentile(
      times.slice(1).toSorted((a, b) => a - b),
      0.75,
    );
  } finally {
    await page.close();
  }
};
