import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { areSingleKeysEnabled } from '#web/platform/single-keys.ts';

/** The selector of a table row, or of a list item with `data-row`. */
const row = 'tr, [data-row]';

const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]';

/** Whether the focus is in a field, list box or menu, which handles pressed keys itself. */
export const isTyping = (): boolean => Boolean(document.activeElement?.closest(typing));

/**
 * Handles the keys for a list: j and k or, once a row has the focus, the arrow keys move between rows, x selects the
 * focused row, and Shift+X selects all rows up to it. The row's link handles Enter.
 */
export const useRowShortcuts = (
  body: RefObject<HTMLElement | null>,
  onSelect: (key: string, isRange: boolean) => void,
): void => {
  const select = useEffectEvent(onSelect);
  // A layout effect, because it runs as soon as the rows are visible; a page's other effects run one task later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const rows = body.current;
      const focused = document.activeElement;
      if (!rows || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
      if (event.key.length === 1 && !areSingleKeysEnabled()) return;
      const inside = rows.contains(focused);
      // After a click on a navigation link, the focus stays on the link while the user reads the page that it opened.
      // The keys must work from there too.
      const isFree = isFocusAround(rows) || focused?.matches('nav a') === true;
      if (!inside && (!isFree || document.querySelector('[data-rows]') !== rows)) return;
      const here = inside ? focused?.closest(row) : null;
      const step = stepOf(event.key, inside);
      if (step !== 0) {
        const next = neighbour(rows, here ?? null, step);
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.closest(row)?.scrollIntoView({ block: 'nearest' });
      } else if (
        (event.key === 'x' || event.key === 'X') &&
        here instanceof HTMLElement &&
        here.dataset['key'] !== undefined
      ) {
        event.preventDefault();
        select(here.dataset['key'], event.shiftKey);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body]);
};

/**
 * Whether no control has the focus, only the page or an element around the rows, for example because the focused
 * control was removed.
 */
export const isFocusAround = (rows: Element): boolean =>
  document.activeElement === null || document.activeElement.contains(rows);

/** Focuses a row when the user returns to it, and scrolls it into view. */
export const returnFocusToRow = (rows: HTMLElement | null, key: string, block: 'center' | 'nearest'): void => {
  const name = CSS.escape(key);
  const found = rows?.querySelector<HTMLElement>(`[data-row="${name}"], [data-key="${name}"]`);
  found?.scrollIntoView({ block });
  found?.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
};

const stepOf = (key: string, inside: boolean): -1 | 0 | 1 => {
  if (key === 'j' || (inside && key === 'ArrowDown')) return 1;
  if (key === 'k' || (inside && key === 'ArrowUp')) return -1;
  return 0;
};

/** Returns the link of the next or previous row that has one, or null at the end. */
const neighbour = (rows: HTMLElement, here: Element | null, step: -1 | 1): HTMLElement | null => {
  const all = [...rows.querySelectorAll<HTMLElement>('[data-opens]')];
  if (!here) return all.at(step === 1 ? 0 : -1) ?? null;
  const isAt = (place: number) => (opener: HTMLElement) =>
    !here.contains(opener) && (here.compareDocumentPosition(opener) & place) !== 0;
  const found =
    step === 1
      ? all.find(isAt(Node.DOCUMENT_POSITION_FOLLOWING))
      : all.findLast(isAt(Node.DOCUMENT_POSITION_PRECEDING));
  return found ?? null;
};
