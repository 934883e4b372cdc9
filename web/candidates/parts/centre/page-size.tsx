import { SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { centreCopy } from './centre-copy.ts';
import { centrePageSizes } from './centre-search.ts';
import s from './centre.module.css';

/** A segmented control for the number of rows on each page of the list. */
export const PageSizeControl = ({ value, onChange }: { value: number; onChange: (pageSize: number) => void }) => (
  <span className={s.pageSize}>
    {centreCopy.pageSize}
    <SegmentedFilter
      label={centreCopy.pageSize}
      choices={centrePageSizes.map((size) => ({ id: String(size), label: size }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  </span>
);
