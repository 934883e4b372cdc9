import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const fields = [
  'input:not([type="hidden"], [type="file"], :disabled, :read-only)',
  'input:is([type="radio"], [type="checkbox"]):not(:disabled)',
  'textarea:not(:disabled, :read-only)',
  'select:not(:disabled)',
  'button[aria-haspopup="listbox"]:not(:disabled)',
  '[role="spinbutton"]',
  '[contenteditable="true"]',
].join(',');

const isUsable = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 &&
  field.ariaDisabled !== 'true' &&
  field.closest('[aria-hidden="true"], [inert]') === null &&
  field.checkVisibility({ visibilityProperty: true });

const firstField = (part: HTMLElement): HTMLElement | undefined => {
  const first = [...part.querySelectorAll<HTMLElement>(fields)].find(isUsable);
  // In a group of radio buttons, the keyboard focus is on the checked one.
  if (first instanceof HTMLInputElement && first.type === 'radio')
    return (
      [...part.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === first.name,
      ) ?? first
    );
  return first;
};

/** Whether no control in the dialog has the focus yet. */
const isFree = (part: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === part.closest('[role$="dialog"]') || !isIn(part, activeElement);
};

const isIn = (part: HTMLElement, element: Element): boolean =>
  part.closest('[role$="dialog"]')?.contains(element) === true;

/** Focuses a dialog's first field, even if the content loads later, unless the user has acted by then. */
export const useFocusFirstField = (): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: body } = part;
    if (!body) return undefined;
    const focus = (): boolean => {
      if (!isFree(body)) return true;
      const field = firstField(body);
      field?.focus();
      return field !== undefined;
    };
    if (focus()) return undefined;
    const watch = new MutationObserver(() => {
      if (focus()) stop();
    });
    const stop = (): void => {
      watch.disconnect();
      document.removeEventListener('keydown', stop, true);
      document.removeEventListener('pointerdown', stop, true);
    };
    watch.observe(body, { childList: true, subtree: true });
    document.addEventListener('keydown', stop, true);
    document.addEventListener('pointerdown', stop, true);
    return stop;
  }, []);
  return part;
};
