import type { ReactNode } from 'react';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { cx } from '#web/ui/cx.ts';
import s from './filter.module.css';

/**
 * A list's filters in one line. On a phone the line scrolls sideways or, if it `wraps`, takes a second line. `end` is
 * placed on the right.
 */
export const FilterBar = ({
  label,
  children,
  end,
  wraps = false,
}: {
  label: string;
  children: ReactNode;
  end?: ReactNode;
  /** Whether the filters wrap. Meant for a few filters beside actions, where users wouldn't think of scrolling. */
  wraps?: boolean;
}) => (
  <div className={cx(s.bar, wraps && s.wraps)} role="search" aria-label={label}>
    {children}
    {end !== undefined && <div className={s.end}>{end}</div>}
  </div>
);

/** A filter that is either on or off. */
export const FilterSwitch = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (on: boolean) => void;
}) => <SwitchInput small label={label} value={value} onChange={onChange} />;

type Choice = { id: string; label: ReactNode };

/** A choice of two or three values, all of them visible. */
export const SegmentedFilter = ({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
}) => (
  <div className={s.seg} role="group" aria-label={label}>
    {choices.map((choice) => (
      <button key={choice.id} type="button" aria-pressed={choice.id === value} onClick={() => onChange(choice.id)}>
        {choice.label}
      </button>
    ))}
  </div>
);

type Facet = {
  id: string;
  label: ReactNode;
  /** The number of rows with this value, or undefined until it is loaded. */
  count: number | undefined;
};

/**
 * A breakdown of a list by value, with counts. A click narrows the list to a value, and a second click on the value
 * clears the filter.
 */
export const FacetFilter = ({
  label,
  facets,
  value,
  onChange,
}: {
  label: string;
  facets: readonly Facet[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) => (
  <div className={s.facets} role="group" aria-label={label}>
    {facets.map((facet) => {
      const on = value.includes(facet.id);
      return (
        <button
          key={facet.id}
          type="button"
          className={s.facet}
          aria-pressed={on}
          onClick={() => onChange(on ? value.filter((id) => id !== facet.id) : [...value, facet.id])}
        >
          {facet.label}
          <b>{facet.count}</b>
        </button>
      );
    })}
  </div>
);
