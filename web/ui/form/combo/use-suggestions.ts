import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Option } from '#web/ui/form/option.ts';
import { optionElementId } from './combo-list.tsx';
import { stepIndex } from './combo-steps.ts';

const none: readonly Option[] = [];

/**
 * Controls the list of suggestions under the field. It is open while the user types and there are suggestions, and the
 * arrow keys move through it.
 */
export const useSuggestions = (suggestions: readonly Option[] | undefined, onPick: (option: Option) => void) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const options = isOpen && suggestions ? suggestions : none;
  const close = (): void => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (option: Option): void => {
    close();
    onPick(option);
  };
  /** Handles a key pressed in the field. Returns true if the list used the key. */
  const keys = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (options.length === 0) return false;
    if (step !== undefined) setAt(stepIndex(at, step, options.length));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  const isShown = options.length > 0;
  const ties = {
    'aria-autocomplete': 'list',
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': at >= 0 && isShown ? optionElementId(id, at) : undefined,
  } as const;
  /** Opens the list with the given option highlighted, or none by default. */
  const open = (first = -1): void => {
    setOpen(true);
    setAt(first);
  };
  return { id, options, at, ties, open, close, pick, keys };
};
