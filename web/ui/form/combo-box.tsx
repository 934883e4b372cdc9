import { lazy, Suspense } from 'react';
import type { ComboListProps } from './combo-list.tsx';
import { bound } from './bound.tsx';
import type { Bindable } from './bound.tsx';
import { Frame } from './frame.tsx';
import type { FieldProps } from './frame.tsx';
import type { Id, Option } from './option.ts';
import s from './form.module.css';

const ComboList = lazy(async () => ({ default: (await import('./combo-list.tsx')).ComboList }));

type Props = FieldProps &
  Bindable<Id | ''> & {
    options: readonly Option[];
    placeholder?: string;
    /** Asked while typing, where the options come from the server; otherwise they are filtered here. */
    onSearch?: ComboListProps['onSearch'];
  };

/** One of many, found by typing: countries, currencies, job titles. */
export const ComboInput = ({ value, onChange, onBlur, name, ref, options, placeholder, onSearch, ...frame }: Props) => (
  <Frame {...frame}>
    {(ties) => (
      <Suspense fallback={<span className={s.box} />}>
        <ComboList
          ties={ties}
          label={frame.label}
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          name={name}
          inputRef={ref}
          placeholder={placeholder}
          onSearch={onSearch}
        />
      </Suspense>
    )}
  </Frame>
);

export const ComboBox = bound<Id | '', Props>(ComboInput, '');
