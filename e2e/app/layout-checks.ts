import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '#tools/browser/network-idle.ts';

/** Finds elements wider than the window, and describes each so that it can be located. */
export const findOverflowingElements = (page: Page): Promise<string[]> =>
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

/** Finds texts and controls that overlap, and controls covered by another element. */
export const findOverlappingElements = (page: Page): Promise<string[]> =>
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
    /** Returns the part of a rectangle that is visible after its ancestors have clipped it. */
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

/** Finds page titles, and numbers in tables, that are cut off. */
export const findTruncatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isNumber = (text: string): boolean => /^[\p{Sc}A-Z]{0,5}\s?\d[\d.,:%\s\p{Sc}\u2013-]*$/u.test(text);
    const cells = [...document.querySelectorAll('td')].filter((cell) => isNumber(cell.innerText.trim()));
    return [...document.querySelectorAll('h1'), ...cells.flatMap((cell) => [cell, ...cell.querySelectorAll('*')])]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && isCut(element))
      .map((element) => `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}" is cut off`);
  });

/**
 * Finds checkboxes, radio buttons and links in rows. Returns those that are smaller than 24 px, even with their label.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizeOf = (element: HTMLElement): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect();
      const around = getComputedStyle(element, '::before');
      const more = around.content !== 'none' && around.position === 'absolute' ? -2 * Number.parseFloat(around.top) : 0;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
      return {
        width: Math.max(width + Math.max(0, more), label?.width ?? 0),
        height: Math.max(height + Math.max(0, more), label?.height ?? 0),
      };
    };
    const targets = document.querySelectorAll<HTMLElement>(
      'input[type="checkbox"], input[type="radio"], tbody [data-opens], tbody a[href]',
    );
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => width < 23.5 || height < 23.5)
      .map(
        ({ element, width, height }) =>
          `${element.tagName} "${element.ariaLabel ?? (element.textContent ?? '').trim().slice(0, 30)}" is ${width.toFixed(0)} x ${height.toFixed(0)} px`,
      );
  });

/**
 * Waits until the page is complete: its heading is shown, nothing is loading, no skeleton is left, and fonts are
 * loaded.
 */
export const pageSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'));
  await waitForNetworkIdle(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
};
