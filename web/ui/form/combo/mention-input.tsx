import { useLayoutEffect, useRef, useState } from 'react';
import { copy } from '#web/ui/copy.ts';
import { FieldFrame, type FieldProps } from '#web/ui/form/field-frame.tsx';
import type { Option } from '#web/ui/form/option.ts';
import s from '#web/ui/form/form.module.css';
import { ComboList } from './combo-list.tsx';
import { filterOptions } from './combo-steps.ts';
import { completeMention, mentionAtCaret, type TypedMention } from './mention-text.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  rows?: number;
  max?: number;
  /** The people who can be mentioned. */
  people: readonly Option[];
  /** Called with the chosen person once the text contains their name. */
  onMention: (person: Option) => void;
};

const mostShown = 8;
const nobody: readonly Option[] = [];

/**
 * A text area in which typing `@` and part of a name offers people to mention. Enter chooses the first person, or the
 * person highlighted with the arrow keys.
 */
export const MentionInput = ({ value, onChange, rows = 4, max, people, onMention, ...frame }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const [mention, setMention] = useState<TypedMention>();
  const found = mention ? filterOptions(people, mention.typed).slice(0, mostShown) : nobody;
  const list = useSuggestions(found, (person) => {
    if (!mention) return;
    const done = completeMention(value, field.current?.selectionEnd ?? value.length, mention, person.label);
    nextCaret.current = done.caret;
    setMention(undefined);
    onChange(done.text);
    onMention(person);
  });
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [value]);
  const look = ({ value: text, selectionEnd }: HTMLTextAreaElement): void => {
    const typed = mentionAtCaret(text, selectionEnd);
    setMention(typed);
    if (typed && typed.typed !== mention?.typed) list.open(0);
    if (!typed) list.close();
  };
  return (
    <FieldFrame
      {...frame}
      count={
        max === undefined ? undefined : (
          <span className={s.hint}>{copy.count({ count: value.trim().length, max })}</span>
        )
      }
    >
      {(ties) => (
        <>
          <textarea
            {...ties}
            {...list.ties}
            ref={field}
            className={s.box}
            rows={rows}
            value={value}
            readOnly={ties['aria-disabled']}
            onChange={({ target }) => {
              onChange(target.value);
              look(target);
            }}
            onSelect={({ currentTarget }) => look(currentTarget)}
            onKeyDown={(event) => void list.keys(event)}
            onBlur={() => list.close()}
          />
          {list.options.length > 0 && (
            <ComboList
              id={list.id}
              label={copy.suggestions}
              field={field}
              at={list.at}
              picked={undefined}
              options={list.options}
              onPick={list.pick}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
};
