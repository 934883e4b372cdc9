import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import type { BindableProps } from '#web/ui/form/bind-field.tsx';
import { ComboList, optionElementId } from './combo-list.tsx';
import { filterOptions, stepIndex } from './combo-steps.ts';
import { FieldFrame } from '#web/ui/form/field-frame.tsx';
import type { FieldProps, FieldIds } from '#web/ui/form/field-frame.tsx';
import type { OptionId, Option } from '#web/ui/form/option.ts';
import s from '#web/ui/form/form.module.css';

type Own = BindableProps<OptionId | ''> & {
  options: readonly Option[];
  placeholder?: string;
  /** Called while the user types, if the options come from the server. Without this prop, they are filtered locally. */
  onSearch?: ((text: string) => void) | undefined;
};

export type ComboInputProps = FieldProps & Own;

/** A choice from a long list that can be searched by typing, for example of countries, currencies or job titles. */
export const ComboInput = ({
  value,
  onChange,
  onBlur,
  name,
  ref,
  options,
  placeholder,
  onSearch,
  ...frame
}: ComboInputProps) => (
  <FieldFrame {...frame}>
    {(ties) => (
      <Combo
        ties={ties}
        label={frame.label}
        {...{ value, onChange, onBlur, name, ref, options, onSearch }}
        placeholder={placeholder ?? copy.choose}
      />
    )}
  </FieldFrame>
);

const Combo = ({
  ties,
  label,
  value,
  onChange,
  onBlur,
  name,
  ref,
  options,
  placeholder,
  onSearch,
}: Own & { ties: FieldIds; label: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const [open, setOpen] = useState(false);
  /** The text being typed, or null while the field shows the picked option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const off = ties['aria-disabled'] === true;
  const picked = options.find((option) => option.id === value);
  const shown = onSearch ? options : filterOptions(options, typed ?? '');
  const show = (): void => {
    if (!off) setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setAt(-1);
  };
  const pick = (option: Option | undefined): void => {
    if (option) onChange(option.id);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setAt(-1);
    show();
    onSearch?.(text);
    if (text === '') onChange('');
  };
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !off) {
      event.preventDefault();
      setAt(open ? stepIndex(at, step, shown.length) : -1);
      show();
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      pick(shown[at]);
    } else if (open && event.key === 'Escape') {
      // Closes the list but not the surrounding dialog.
      event.stopPropagation();
      close();
    } else if (open && event.key === 'Tab') pick(shown[at]);
  };
  return (
    <span className={s.combo}>
      <input
        {...ties}
        ref={(element) => {
          field.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        className={cx(s.box, s.hasAfter)}
        type="text"
        role="combobox"
        name={name}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && at >= 0 ? optionElementId(list, at) : undefined}
        placeholder={placeholder}
        value={typed ?? picked?.label ?? ''}
        readOnly={off}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onFocus={show}
        onClick={show}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <span className={s.comboArrow} aria-hidden="true">
        <ChevronDown />
      </span>
      {open && <ComboList id={list} label={label} {...{ field, at, picked }} options={shown} onPick={pick} />}
    </span>
  );
};
