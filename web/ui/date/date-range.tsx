import { now, viewerZone } from '#web/platform/clock.ts';
import { SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import { DateInput } from './date-input.tsx';
import { daysBefore, dateInZone } from './days.ts';
import s from './date.module.css';
import f from '#web/ui/form/form.module.css';

export type DateRangeValue = { from: string; to: string };

const presets = [30, 60, 90];

type Props = {
  label: string;
  value: DateRangeValue;
  onChange: (range: DateRangeValue) => void;
  /** The last day that can be picked. Defaults to today. */
  max?: string;
  error?: string | undefined;
  endError?: string | undefined;
  /** Whether the field spans both columns of a two-column form. */
  full?: boolean;
};

/** Inputs for a start and an end date. The most common ranges are one click away. */
export const DateRange = ({ label, value, onChange, max, error, endError, full = false }: Props) => {
  const today = dateInZone(viewerZone(), now());
  const latest = max ?? today;
  const preset = presets.find((days) => value.to === today && value.from === daysBefore(today, days));
  return (
    <fieldset className={cx(s.range, full && f.full)} aria-label={label}>
      <SegmentedFilter
        label={label}
        choices={presets.map((days) => ({ id: String(days), label: copy.lastDays({ days }) }))}
        value={String(preset)}
        onChange={(days) => onChange({ from: daysBefore(today, Number(days)), to: today })}
      />
      <div className={s.ends}>
        <DateInput
          label={copy.from}
          value={value.from}
          max={value.to === '' ? latest : value.to}
          error={error}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateInput
          label={copy.to}
          value={value.to}
          min={value.from}
          max={latest}
          error={endError}
          onChange={(to) => onChange({ ...value, to })}
        />
      </div>
    </fieldset>
  );
};
