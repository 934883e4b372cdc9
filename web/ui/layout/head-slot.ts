import { createContext } from 'react';

/** Where a page's title goes: the shell's header; undefined where there is no shell. */
export const HeadSlot = createContext<HTMLElement | undefined>(undefined);
