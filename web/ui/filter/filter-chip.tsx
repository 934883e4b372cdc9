import { X } from 'lucide-react';
import { copy } from '#web/ui/copy.ts';
import { cx } from '#web/ui/cx.ts';
import s from './filter.module.css';

/** A filter that only a link can set, with its value. A click clears it. */
export const FilterChip = ({ label, value, onClear }: { label: string; value: string; onClear: () => void }) => (
  <button
    type="button"
    className={cx(s.pick, s.on)}
    aria-label={copy.clearFilter({ filter: `${label}: ${value}` })}
    onClick={onClear}
  >
    <span>
      {label}: <b>{value}</b>
    </span>
    <X aria-hidden="true" />
  </button>
);
