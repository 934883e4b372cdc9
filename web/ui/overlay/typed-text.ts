import { useEffect, useRef, type RefObject } from 'react';

/** Fields with text that would be lost. Passwords and codes are quick to type again, and a search isn't saved. */
const textFields = [
  'textarea',
  'input:is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="url"], [type="number"])' +
    ':not([role="combobox"], [autocomplete="one-time-code"])',
].join(',');

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const textBox = (target: EventTarget | null): TextBox | undefined =>
  target instanceof Element && target.matches(textFields) ? (target as TextBox) : undefined;

/**
 * Returns a function that finds a field in the given element whose text differs from when the user first focused it.
 * Fields that have been removed don't count, for example when the result has replaced the form.
 */
export const useChangedTextField = (part: RefObject<HTMLElement | null>): (() => HTMLElement | undefined) => {
  const initial = useRef(new Map<TextBox, string>());
  useEffect(() => {
    const { current: element } = part;
    const remember = (target: EventTarget | null): void => {
      const box = textBox(target);
      if (box && !initial.current.has(box)) initial.current.set(box, box.value);
    };
    const onFocus = ({ target }: FocusEvent): void => remember(target);
    // The first field may have been focused before.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [part]);
  return () => [...initial.current].findLast(([box, text]) => box.isConnected && box.value.trim() !== text.trim())?.[0];
};
