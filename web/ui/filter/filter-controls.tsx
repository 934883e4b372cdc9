import type { ComponentType } from 'react';
import type { FilterTable } from '#contract/common/filters/filter-table.ts';

/** The control for each of a list's filters, in the bar's order, or `hidden` for filters that are set elsewhere. */
export type FilterControls<Table extends FilterTable, Props> = Readonly<
  Record<keyof Table, ComponentType<Props> | 'hidden'>
>;

export const FilterControlList = <Props extends object>({
  controls,
  ...props
}: { controls: Readonly<Record<string, ComponentType<Props> | 'hidden'>> } & Props) =>
  Object.entries(controls).map(([name, Control]) =>
    Control === 'hidden' ? null : <Control key={name} {...(props as unknown as Props)} />,
  );
