import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { cx } from '#web/ui/cx.ts';
import p from '#web/ui/filter/filter.module.css';
import { words } from '#web/ui/words.ts';
import type { Ties } from './frame.tsx';
import type { Id, Option } from './option.ts';
import s from './form.module.css';

export type ComboListProps = {
  ties: Ties;
  label: string;
  options: readonly Option[];
  value: Id | '';
  onChange: (id: Id | '') => void;
  onBlur: (() => void) | undefined;
  name: string | undefined;
  inputRef: Ref<HTMLElement> | undefined;
  placeholder: string | undefined;
  onSearch: ((text: string) => void) | undefined;
};

/** What a combo box is made of; loaded with the first form that has one. */
export const ComboList = ({
  ties,
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  inputRef,
  placeholder,
  onSearch,
}: ComboListProps) => {
  const group = useId();
  const off = ties['aria-disabled'] === true;
  return (
    <ComboBox
      aria-label={label}
      className={cx(s.combo)}
      {...(name === undefined ? {} : { name })}
      {...(ties['aria-describedby'] === undefined ? {} : { 'aria-describedby': ties['aria-describedby'] })}
      isInvalid={ties['aria-invalid'] === true}
      isReadOnly={off}
      menuTrigger="focus"
      allowsEmptyCollection
      value={value === '' ? null : String(value)}
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      onChange={(key) => onChange(options.find((option) => String(option.id) === key)?.id ?? '')}
      onBlur={() => onBlur?.()}
    >
      <Input
        id={ties.id}
        ref={inputRef as Ref<HTMLInputElement>}
        className={cx(s.box, s.hasAfter)}
        placeholder={placeholder ?? words.choose}
      />
      <Button className={cx(s.comboArrow)} id={`${group}-open`} aria-label={label}>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover className={cx(p.popover)} offset={4}>
        <ListBox className={cx(p.options)} renderEmptyState={() => <p className={p.none}>{words.nothingFound}</p>}>
          {(option: Option) => (
            <ListBoxItem id={String(option.id)} textValue={option.label} className={cx(p.option)}>
              {option.label}
              {option.detail !== undefined && <small>{option.detail}</small>}
              <Check aria-hidden="true" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
};
