import { createContext } from 'react';

/** The element in the shell's header that shows the page title; undefined without a shell. */
export const HeaderSlot = createContext<HTMLElement | undefined>(undefined);
