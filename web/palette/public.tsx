export { CommandPalette } from './parts/command-palette.tsx';
export { PaletteDialog } from './parts/palette-dialog.tsx';
export { keyboardHelpOpenState } from './parts/open-states.ts';
export { findCommands } from './parts/command.ts';
export type { Command } from './parts/command.ts';
