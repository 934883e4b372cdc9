import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import type { OptionId, Option } from './option.ts';
import s from './form.module.css';
import own from './select.module.css';

export type SelectInputProps = FieldProps &
  BindableProps<OptionId | ''> & { options: readonly Option[]; placeholder?: string };

/**
 * A select for a short list. It is the native element, so that phones show their own picker. For more than twenty
 * options, use ComboBox.
 */
export const SelectInput = ({
  value,
  onChange,
  onBlur,
  name,
  ref,
  options,
  placeholder,
  ...frame
}: SelectInputProps) => (
  <FieldFrame {...frame}>
    {(ties) => (
      <span className={s.boxed}>
        <select
          {...ties}
          ref={ref as Ref<HTMLSelectElement>}
          className={cx(s.box, own.select)}
          name={name}
          value={String(value)}
          onChange={(event) => {
            if (ties['aria-disabled']) return;
            onChange(options.find((option) => String(option.id) === event.target.value)?.id ?? '');
          }}
          onBlur={onBlur}
        >
          <option value="">{placeholder ?? copy.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={own.arrow} aria-hidden="true" />
      </span>
    )}
  </FieldFrame>
);
