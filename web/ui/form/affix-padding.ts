import type { CSSProperties } from 'react';

const room = (unit: string): string => `calc(${unit.length}ch + 22px)`;

/** Returns the padding that makes room inside a field for the units before and after the value. */
export const affixPadding = (before: string | undefined, after: string | undefined): CSSProperties => ({
  ...(before === undefined ? {} : { paddingInlineStart: room(before) }),
  ...(after === undefined ? {} : { paddingInlineEnd: room(after) }),
});
