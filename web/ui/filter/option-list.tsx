import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  TextField,
  useFilter,
} from 'react-aria-components';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import f from '#web/ui/form/form.module.css';
import type { Option } from '#web/ui/form/option.ts';
import { useCloseThenUnmount } from '#web/ui/overlay/close-then-unmount.ts';
import { copy } from '#web/ui/copy.ts';
import s from './filter.module.css';

/** A search for options, if a filter has too many to list. */
export interface OptionSearch {
  onType: (typed: string) => void;
  /** The options that match what was typed last; undefined while nothing is typed or they haven't arrived. */
  found: readonly Option<string>[] | undefined;
  /** Whether the search for what was typed last has failed. */
  hasFailed?: boolean;
}

type Props = {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  options: readonly Option<string>[];
  search?: OptionSearch | undefined;
  many?: boolean;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onClose: () => void;
};

const findableFrom = 10;

/**
 * The options of a select filter. If only one can be chosen, choosing it closes the list. Long lists can be searched.
 */
export const OptionList = (props: Props) => {
  const { trigger, label, options: all, search, many = false, value, onChange, onClose } = props;
  // Options found when the list was last open must be ignored, because the search box is now empty.
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const isTyped = search !== undefined && typed !== '';
  const found = isTyped ? search.found : undefined;
  const isSearching = isTyped && found === undefined;
  const emptyText =
    search?.hasFailed === true ? copy.searchFailed : isSearching ? copy.searchingOptions : copy.nothingFound;
  // Enter picks an option, so only matching options are listed, even before the server has answered.
  const options = found ?? (isSearching ? all.filter(({ label: text }) => contains(text, typed)) : all);
  const searchFor = (text: string): void => {
    setTyped(text.trim());
    search?.onType(text);
  };
  const { surface, close } = useCloseThenUnmount(onClose);
  const findable = search !== undefined || all.length >= findableFrom;
  useFocusedOption(surface);
  const list = (
    <ListBox
      aria-label={label}
      className={cx(s.options)}
      items={options}
      {...(findable ? {} : { autoFocus: value.length > 0 ? true : 'first' })}
      selectionMode={many ? 'multiple' : 'single'}
      escapeKeyBehavior="none"
      selectedKeys={value}
      onSelectionChange={(keys) => {
        const unlisted = many ? value.filter((id) => !options.some((option) => option.id === id)) : [];
        onChange([...unlisted, ...options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))]);
        if (!many) close();
      }}
      renderEmptyState={() => <p className={s.none}>{emptyText}</p>}
    >
      {(option) => (
        <ListBoxItem id={option.id} textValue={option.label} className={cx(s.option)}>
          {option.label}
          {option.detail !== undefined && <small>{option.detail}</small>}
          <Check aria-hidden="true" />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Popover
      isOpen
      ref={surface}
      triggerRef={trigger}
      placement="bottom start"
      offset={4}
      className={cx(s.popover)}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Dialog aria-label={label} className={cx(s.panel)}>
        {findable ? (
          <Autocomplete {...(search ? { onInputChange: searchFor } : { filter: contains })}>
            <TextField aria-label={label} autoFocus className={cx(s.find)}>
              <Input className={cx(f.box)} placeholder={copy.find} />
            </TextField>
            {list}
          </Autocomplete>
        ) : (
          list
        )}
        {many && value.length > 0 && (
          <div className={s.panelFoot}>
            <Button kind="quiet" size="sm" onClick={() => onChange([])}>
              {copy.clear}
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  );
};

/**
 * Focuses the option that React Aria should have focused. If a key that is still held down opened the list, React Aria
 * focuses the list instead.
 */
const useFocusedOption = (surface: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.role !== 'listbox') return;
      surface.current?.querySelector<HTMLElement>('[role="option"][data-focused]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [surface]);
};
