import { ChevronDown } from 'lucide-react';
import { lazy, startTransition, Suspense, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { loadAfterPaint } from '#web/platform/next-paint.ts';
import { copy } from '#web/ui/copy.ts';
import { cx } from '#web/ui/cx.ts';
import type { Option } from '#web/ui/form/option.ts';
import { FilterChip } from './filter-chip.tsx';
import type { OptionSearch } from './option-list.tsx';
import s from './filter.module.css';

const PickList = lazy(async () => ({ default: (await loadAfterPaint(() => import('./option-list.tsx'))).OptionList }));

type Common = {
  label: string;
  options: readonly Option<string>[];
  /**
   * Whether the options include every value with matches. A selected value that isn't among the options is then shown
   * as having no matches.
   */
  hasAllMatches?: boolean;
  /**
   * The search on the server for options that match the typed text, if there are more than `options`. Without this
   * prop, the list is searched in the page.
   */
  search?: OptionSearch | undefined;
};

/**
 * Whether none of a filter's values is among its options, for example because the URL comes from an old link. Such a
 * filter must still be visible.
 */
const isUnknown = (values: readonly string[], options: Common['options']): boolean =>
  values.length > 0 && options.length > 0 && !options.some(({ id }) => values.includes(id));

/**
 * Returns the known options: those given, those found on the server, and the selected ones that were picked earlier.
 * The selected ones are also listed if the given options don't include them, so that they can be cleared.
 */
const useKnownOptions = ({ options, search }: Pick<Common, 'options' | 'search'>, values: readonly string[]) => {
  const [picked, setPicked] = useState<Common['options']>([]);
  const isMissing = ({ id }: Option<string>): boolean => values.includes(id) && !options.some((one) => one.id === id);
  const listed = [...options, ...picked.filter(isMissing)];
  const known = [...listed, ...(search?.found ?? [])];
  return {
    known,
    listed,
    rememberPicked: (ids: readonly string[]) =>
      setPicked(ids.flatMap((id) => known.find((option) => option.id === id) ?? [])),
  };
};

/** A filter for one value. Picking the same value again clears the filter. */
export const SelectFilter = ({
  label,
  options,
  hasAllMatches = false,
  search,
  value,
  onChange,
}: Common & { value: string; onChange: (id: string) => void }) => {
  const values = value === '' ? [] : [value];
  const { known, listed, rememberPicked } = useKnownOptions({ options, search }, values);
  const picked = known.find((option) => option.id === value);
  return (
    <PickButton
      label={label}
      shown={picked?.label}
      hasUnknownValue={hasAllMatches && isUnknown(values, known)}
      onClear={() => onChange('')}
    >
      {(trigger, close) => (
        <PickList
          trigger={trigger}
          label={label}
          options={listed}
          search={search}
          value={picked ? [picked.id] : []}
          onChange={(ids) => {
            rememberPicked(ids);
            onChange(ids[0] ?? '');
          }}
          onClose={close}
        />
      )}
    </PickButton>
  );
};

/** A filter for several values. If more than one is picked, it shows how many. */
export const MultiSelectFilter = ({
  label,
  options,
  hasAllMatches = false,
  search,
  value,
  onChange,
}: Common & { value: readonly string[]; onChange: (ids: string[]) => void }) => {
  const { known, listed, rememberPicked } = useKnownOptions({ options, search }, value);
  const first = known.find((option) => option.id === value[0]);
  return (
    <PickButton
      label={label}
      shown={value.length > 1 ? String(value.length) : first?.label}
      hasUnknownValue={hasAllMatches && isUnknown(value, known)}
      onClear={() => onChange([])}
    >
      {(trigger, close) => (
        <PickList
          trigger={trigger}
          label={label}
          options={listed}
          search={search}
          many
          value={value}
          onChange={(ids) => {
            rememberPicked(ids);
            onChange(ids);
          }}
          onClose={close}
        />
      )}
    </PickButton>
  );
};

type ButtonProps = {
  label: string;
  shown: string | undefined;
  /** Whether none of the filter's values is known. */
  hasUnknownValue: boolean;
  onClear: () => void;
  children: (trigger: RefObject<HTMLButtonElement | null>, close: () => void) => ReactNode;
};

const PickButton = ({ label, shown, hasUnknownValue, onClear, children }: ButtonProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // While the list is open, the list and its button stay: the options may lose a value at any time, even while the user
  // is typing.
  if (hasUnknownValue && !open) return <FilterChip label={label} value={copy.unknownFilter} onClear={onClear} />;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={cx(s.pick, shown !== undefined && s.on)}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => startTransition(() => setOpen(!open))}
      >
        <span>
          {label}
          {shown !== undefined && (
            <>
              : <b>{shown}</b>
            </>
          )}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open && <Suspense fallback={null}>{children(trigger, () => setOpen(false))}</Suspense>}
    </>
  );
};
