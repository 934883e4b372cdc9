import { createOpening } from '#web/ui/over/opening.ts';

/** The palette, from wherever it is asked for. */
export const paletteOpening = createOpening();

/** The help for the keyboard, from wherever it is asked for. */
export const keysOpening = createOpening();
