import type { CSSProperties } from 'react';

const room = (unit: string): string => `calc(${unit.length}ch + 22px)`;

/** Room in a box for the units that stand in it before and after the figure. */
export const affixPadding = (before: string | undefined, after: string | undefined): CSSProperties => ({
  ...(before === undefined ? {} : { paddingInlineStart: room(before) }),
  ...(after === undefined ? {} : { paddingInlineEnd: room(after) }),
});
