import { Search, X } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboList, optionId } from '#web/ui/form/combo/combo-list.tsx';
import { stepped } from '#web/ui/form/combo/combo-steps.ts';
import type { Option } from '#web/ui/form/option.ts';
import f from '#web/ui/form/form.module.css';
import { words } from '#web/ui/words.ts';
import s from './filter.module.css';

const usualPause = 250;

type Props = {
  value: string;
  onChange: (keyword: string) => void;
  label?: string;
  /** How long the typing pauses before it is told, in milliseconds. */
  pause?: number;
  /** What may be meant; without it there is no list. */
  suggestions?: readonly Option[];
  /** Told at every key, for the suggestions; what follows keeps no key waiting. */
  onType?: (typed: string) => void;
  onPick?: (suggestion: Option) => void;
};

/** The keyword of a list: tells what was typed once the typing pauses, and at once on Enter. It may suggest what is meant. */
export const SearchBox = ({ value, onChange, label, pause = usualPause, suggestions, onType, onPick }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestions(suggestions, (option) => {
    setTyped(null);
    onPick?.(option);
  });
  const told = useEffectEvent(onChange);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      told(typed.trim());
      setTyped(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  const tell = (keyword: string): void => {
    list.close();
    setTyped(null);
    onChange(keyword.trim());
  };
  const shown = typed ?? value;
  return (
    <span className={s.search}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        className={f.box}
        type="search"
        {...list.ties}
        aria-label={label ?? words.keyword}
        placeholder={label ?? words.keyword}
        value={shown}
        data-search=""
        onChange={(event) => {
          setTyped(event.target.value);
          const { value: written } = event.target;
          startTransition(() => onType?.(written));
          list.open();
        }}
        onBlur={list.close}
        onKeyDown={(event) => {
          if (list.keys(event)) return;
          if (event.key === 'Enter') tell(shown);
          if (event.key === 'Escape') tell('');
        }}
      />
      {list.options.length > 0 && (
        <ComboList
          id={list.id}
          label={words.suggestions}
          roomy
          field={field}
          at={list.at}
          picked={undefined}
          options={list.options}
          onPick={list.pick}
        />
      )}
      {shown !== '' && (
        <button type="button" aria-label={words.clear} onClick={() => tell('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
};

const none: readonly Option[] = [];

/** The list under the field: open while it is typed in and there is something to suggest, gone through with the arrows. */
const useSuggestions = (suggestions: readonly Option[] | undefined, onPick: (option: Option) => void) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const options = isOpen && suggestions ? suggestions : none;
  const close = (): void => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (option: Option): void => {
    close();
    onPick(option);
  };
  /** Whether the key was one for the list. */
  const keys = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (options.length === 0) return false;
    if (step !== undefined) setAt(stepped(at, step, options.length));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  const ties = suggestions
    ? ({
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': options.length > 0,
        'aria-controls': options.length > 0 ? id : undefined,
        'aria-activedescendant': at >= 0 && options.length > 0 ? optionId(id, at) : undefined,
      } as const)
    : {};
  const open = (): void => {
    setOpen(true);
    setAt(-1);
  };
  return { id, options, at, ties, open, close, pick, keys };
};
