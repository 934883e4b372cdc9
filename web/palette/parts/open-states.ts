import { createOpenState } from '#web/ui/overlay/open-state.ts';

/** The open state of the palette, for every place that opens it. */
export const paletteOpenState = createOpenState();

/** The open state of the keyboard help, for every place that opens it. */
export const keysOpenState = createOpenState();
