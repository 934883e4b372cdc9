import { Search, X } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ComboList } from '#web/ui/form/combo/combo-list.tsx';
import { useSuggestions } from '#web/ui/form/combo/use-suggestions.ts';
import type { Option } from '#web/ui/form/option.ts';
import f from '#web/ui/form/form.module.css';
import { copy } from '#web/ui/copy.ts';
import s from './filter.module.css';

const usualPause = 250;

/** The longest text that every list accepts. A longer one is cut while it is typed or pasted, not dropped afterwards. */
const maxLength = 99;

type Props = {
  value: string;
  onChange: (keyword: string) => void;
  label?: string;
  /** The pause in typing before the text is reported, in milliseconds. */
  pause?: number;
  /** Suggestions for the typed text. Without this prop, there is no list. */
  suggestions?: readonly Option[];
  /** Called on every keystroke to update the suggestions. It must not block the next keystroke. */
  onType?: (typed: string) => void;
  onPick?: (suggestion: Option) => void;
};

/**
 * A list's keyword field, with optional suggestions. It reports the text when the user pauses typing, or at once on
 * Enter.
 */
export const SearchBox = ({ value, onChange, label, pause = usualPause, suggestions, onType, onPick }: Props) => {
  const { typed, type, report, reportTyped, reset } = useTyped(value, onChange, pause);
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestions(suggestions, (option) => {
    reset();
    onPick?.(option);
  });
  const settle = (keyword: string): void => {
    list.close();
    report(keyword);
  };
  const shown = typed ?? value;
  return (
    <span className={s.search}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        className={f.box}
        type="search"
        {...(suggestions ? { role: 'combobox', autoComplete: 'off', 'aria-expanded': list.options.length > 0 } : {})}
        {...(suggestions ? list.ties : {})}
        aria-label={label ?? copy.keyword}
        placeholder={label ?? copy.keyword}
        value={shown}
        maxLength={maxLength}
        data-search=""
        onChange={(event) => {
          type(event.target.value);
          const { value: written } = event.target;
          startTransition(() => onType?.(written));
          list.open();
        }}
        onBlur={() => {
          list.close();
          // The text is reported before the click that moved the focus is handled; otherwise it would later overwrite
          // the effect of the click.
          reportTyped();
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
  /** The texts that have been reported but haven't come back as the value yet, oldest first. */
  readonly reported: readonly string[];
}

/**
 * Holds the text in the field while the user types. The text is kept after it has been reported: the value takes a
 * while to come back, and keystrokes in the meantime would otherwise go into an empty field. The text is dropped when
 * the value changes to one that this field hasn't reported.
 */
const useTyped = (value: string, onChange: (keyword: string) => void, pause: number) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    const at = typed?.reported.indexOf(value) ?? -1;
    setTyped(typed === null || at === -1 ? null : { ...typed, reported: typed.reported.slice(at + 1) });
  }
  const report = (text: string): void => {
    setTyped((now) => ({ text, reported: [...(now?.reported ?? []), text.trim()] }));
    onChange(text.trim());
  };
  const text = typed?.text ?? null;
  const reportTyped = (): void => {
    if (text !== null && text.trim() !== (typed?.reported.at(-1) ?? value)) report(text);
  };
  const reportAfterPause = useEffectEvent(reportTyped);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => reportAfterPause(), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return {
    typed: text,
    type: (written: string) => setTyped((now) => ({ text: written, reported: now?.reported ?? [] })),
    report,
    reportTyped,
    reset: () => setTyped(null),
  };
};
