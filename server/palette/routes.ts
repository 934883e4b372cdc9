import { findAnything } from '#contract/palette/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { findForPalette } from './queries/find-for-palette.ts';

export const paletteRoutes: readonly Route[] = [answer(findAnything, findForPalette)];
