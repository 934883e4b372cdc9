import { createOpenState } from '#web/ui/overlay/open-state.ts';

/** The palette's open state, shared by every component that can open it. */
export const paletteOpenState = createOpenState();

/** The keyboard help's open state, shared by every component that can open it. */
export const keyboardHelpOpenState = createOpenState();
