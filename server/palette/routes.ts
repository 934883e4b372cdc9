import { findAnything } from '#contract/palette/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { findPaletteResults } from './queries/find-for-palette.ts';

export const paletteRoutes: readonly Route[] = [bindOperation(findAnything, findPaletteResults)];
