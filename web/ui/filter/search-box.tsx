import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
};

/** The keyword of a list: tells what was typed once the typing pauses, and at once on Enter. */
export const SearchBox = ({ value, onChange, label, pause = usualPause }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      told.current(typed.trim());
      setTyped(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  const tell = (keyword: string): void => {
    setTyped(null);
    onChange(keyword.trim());
  };
  const shown = typed ?? value;
  return (
    <span className={s.search}>
      <Search aria-hidden="true" />
      <input
        className={f.box}
        type="search"
        aria-label={label ?? words.keyword}
        placeholder={label ?? words.keyword}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(shown);
          if (event.key === 'Escape') tell('');
        }}
      />
      {shown !== '' && (
        <button type="button" aria-label={words.clear} onClick={() => tell('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
};
