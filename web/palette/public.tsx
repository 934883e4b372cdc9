export { CommandPalette } from './parts/command-palette.tsx';
export { PaletteDialog } from './parts/palette-dialog.tsx';
export { keysOpening } from './parts/openings.ts';
export { commandsFor } from './parts/command.ts';
export type { Command } from './parts/command.ts';
