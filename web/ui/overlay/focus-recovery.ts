import { useEffect } from 'react';
import { nextPaint } from '#web/platform/next-paint.ts';

/** The position of the focus: an element and its ancestors, innermost first. */
type Place = readonly HTMLElement[];

const dialog = '[role="dialog"], [role="alertdialog"]';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
  return around;
};

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the innermost ancestor that is still in the page. The mount point doesn't count, since it says nothing about
 * the position.
 */
const leftOf = (place: Place): HTMLElement | undefined =>
  place.find(
    (element) => element.isConnected && element.id !== 'root' && element.checkVisibility({ visibilityProperty: true }),
  );

/** Focuses an element that isn't a control, so that the next Tab continues from its position. */
const focusPart = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
};

/** Tracks the focus. When the focused element is removed, moves the focus to the closest remaining element. */
const watchFocus = (): (() => void) => {
  let last: Place = [];
  let lastOnPage: Place = [];
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (target.closest(dialog) === null) lastOnPage = last;
  };
  const isRemoved = (): boolean => last[0]?.isConnected === false;
  const recover = async (): Promise<void> => {
    // A closing dialog needs two frames to restore the focus to the element that opened it.
    await nextPaint();
    await nextPaint();
    if (!isFocusLost() || !isRemoved()) return;
    const open = [...document.querySelectorAll<HTMLElement>(dialog)].at(-1);
    const part = leftOf(last) ?? leftOf(lastOnPage) ?? document.getElementById('main');
    last = [];
    if (open ?? part) focusPart((open?.contains(part ?? null) ? part : open) ?? part ?? document.body);
  };
  const watch = new MutationObserver(() => {
    if (isFocusLost() && isRemoved()) void recover();
  });
  document.addEventListener('focusin', remember);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
};

/** Keeps the focus near its position when an action replaces the focused control. */
export const useFocusRecovery = (): void => {
  useEffect(watchFocus, []);
};
