import { createContext } from 'react';

/** The element in the shell's header into which pages render their title. Undefined without a shell. */
export const HeaderSlot = createContext<HTMLElement | undefined>(undefined);
