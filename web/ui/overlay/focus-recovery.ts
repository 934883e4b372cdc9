import { useEffect } from 'react';
import { nextPaint } from '#web/platform/next-paint.ts';

/** Where the focus was: an element and what was around it, from inside out. */
type Place = readonly HTMLElement[];

const dialog = '[role="dialog"], [role="alertdialog"]';

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
  return around;
};

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What is left of the place closest to where the focus was; the mount point of the page says nothing of where it was. */
const leftOf = (place: Place): HTMLElement | undefined =>
  place.find(
    (element) => element.isConnected && element.id !== 'root' && element.checkVisibility({ visibilityProperty: true }),
  );

/** Focuses something that is no control; the next Tab leads on from there. */
const focusPart = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
};

/** Follows where the focus is, and takes it to what is left nearby when the focused element is taken from the page. */
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
    // A dialog that closes takes two pictures to give the focus back to what opened it.
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

/** Keeps the focus near where it was after an action that replaces the focused control. */
export const useFocusRecovery = (): void => {
  useEffect(watchFocus, []);
};
