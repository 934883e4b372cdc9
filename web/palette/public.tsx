export { CommandPalette } from './parts/command-palette.tsx';
export { PaletteDialog } from './parts/palette-dialog.tsx';
export { keysOpenState } from './parts/open-states.ts';
export { commandsFor } from './parts/command.ts';
export type { Command } from './parts/command.ts';
