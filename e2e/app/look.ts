import type { Page } from '@playwright/test';
import { rested } from '#tools/browser/rested.ts';

/** What stands wider than the window, named so that it can be found. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (element: Element): boolean => {
      for (let one: Element | null = element.parentElement; one; one = one.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(one).overflowX)) return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
      .map(
        (element) =>
          `${element.tagName} ${element.className.toString().slice(0, 40)} ${(element.textContent ?? '').trim().slice(0, 40)}`,
      )
      .concat(`the page is ${String(document.documentElement.scrollWidth)} px wide`);
  });

/** Pairs of texts or controls that stand over each other, and controls that something else covers. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const style = getComputedStyle(element);
      if (style.visibility !== 'visible' || style.display === 'none' || Number(style.opacity) === 0) return false;
      return style.clipPath === 'none' && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    };
    const floats = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    /** What is left of a rectangle after everything around it has cut it off. */
    const clipped = (element: Element, rect: DOMRect): { left: number; top: number; right: number; bottom: number } => {
      let { left, top, right, bottom } = rect;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible' && getComputedStyle(one).overflowX === 'visible') continue;
        const box = one.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, top, right, bottom };
    };
    const texts: { element: Element; words: string; left: number; top: number; right: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (!element || words === '' || !isSeen(element) || floats(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const seen = clipped(element, rect);
        if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2)
          texts.push({ element, words: words.slice(0, 30), ...seen });
      }
    }
    const found: string[] = [];
    for (const [index, a] of texts.entries()) {
      for (const b of texts.slice(index + 1)) {
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 2 && height > 5)
          found.push(`"${a.words}" and "${b.words}" overlap by ${width.toFixed(0)} x ${height.toFixed(0)} px`);
      }
    }
    return found.slice(0, 10);
  });

/** Waits until the page shows what it has: it has its heading, nothing loads, no skeleton stands, fonts are there. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'));
  await rested(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
};
