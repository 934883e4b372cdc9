import { createContext } from 'react';

/** Where a page's title goes: the shell's header; null until it stands, undefined where there is no shell. */
export const HeadSlot = createContext<HTMLElement | null | undefined>(undefined);
