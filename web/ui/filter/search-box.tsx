import { Search, X } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboList, optionId } from '#web/ui/form/combo/combo-list.tsx';
import { stepIndex } from '#web/ui/form/combo/combo-steps.ts';
import type { Option } from '#web/ui/form/option.ts';
import f from '#web/ui/form/form.module.css';
import { copy } from '#web/ui/copy.ts';
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
  const { typed, type, tell, tellTyped, forget } = useTyped(value, onChange, pause);
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestions(suggestions, (option) => {
    forget();
    onPick?.(option);
  });
  const settle = (keyword: string): void => {
    list.close();
    tell(keyword);
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
        aria-label={label ?? copy.keyword}
        placeholder={label ?? copy.keyword}
        value={shown}
        data-search=""
        onChange={(event) => {
          type(event.target.value);
          const { value: written } = event.target;
          startTransition(() => onType?.(written));
          list.open();
        }}
        onBlur={() => {
          list.close();
          // Before the click that took the focus: told after it, the text would come back over what was clicked.
          tellTyped();
        }}
        onKeyDown={(event) => {
          if (list.keys(event)) return;
          if (event.key === 'Enter') settle(shown);
          if (event.key === 'Escape') settle('');
        }}
      />
      {list.options.length > 0 && (
        <ComboList
          id={list.id}
          label={copy.suggestions}
          roomy
          field={field}
          at={list.at}
          picked={undefined}
          options={list.options}
          onPick={list.pick}
        />
      )}
      {shown !== '' && (
        <button type="button" aria-label={copy.clear} onClick={() => settle('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
};

interface Typed {
  readonly text: string;
  /** What was told of it and has not come back as the value, the oldest first. */
  readonly told: readonly string[];
}

/**
 * What stands in the field while somebody types. It stays when it is told, which takes a while to come back as the value:
 * a key in between would else fall into an emptied field. It goes when the value becomes one that was not told here.
 */
const useTyped = (value: string, onChange: (keyword: string) => void, pause: number) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    const at = typed?.told.indexOf(value) ?? -1;
    setTyped(typed === null || at === -1 ? null : { ...typed, told: typed.told.slice(at + 1) });
  }
  const tell = (text: string): void => {
    setTyped((now) => ({ text, told: [...(now?.told ?? []), text.trim()] }));
    onChange(text.trim());
  };
  const text = typed?.text ?? null;
  const tellTyped = (): void => {
    if (text !== null && text.trim() !== (typed?.told.at(-1) ?? value)) tell(text);
  };
  const tellPaused = useEffectEvent(tellTyped);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => tellPaused(), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return {
    typed: text,
    type: (written: string) => setTyped((now) => ({ text: written, told: now?.told ?? [] })),
    tell,
    tellTyped,
    forget: () => setTyped(null),
  };
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
    if (step !== undefined) setAt(stepIndex(at, step, options.length));
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
