import { MultiSelectFilter } from './pick.tsx';

type Props = {
  label: string;
  options: readonly { id: number; label: string; detail?: string }[];
  value: readonly number[] | undefined;
  /** Called with the picked IDs, or with undefined if none is picked. */
  onChange: (ids: number[] | undefined) => void;
};

/** A filter for several values with numeric IDs. */
export const IdsFilter = ({ label, options, value = [], onChange }: Props) => (
  <MultiSelectFilter
    label={label}
    options={options.map(({ id, ...option }) => ({ ...option, id: String(id) }))}
    value={value.map(String)}
    onChange={(ids) => onChange(ids.length === 0 ? undefined : ids.map(Number))}
  />
);
