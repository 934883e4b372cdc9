import { createOpenState } from '#web/ui/overlay/open-state.ts';

/** The palette, from wherever it is asked for. */
export const paletteOpenState = createOpenState();

/** The help for the keyboard, from wherever it is asked for. */
export const keysOpenState = createOpenState();
