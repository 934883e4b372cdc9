import type { ReactNode } from 'react';
import s from './choices.module.css';

type ChoiceProps = {
  /** Whether this choice is selected, in a list where the choice can be changed. */
  pressed?: boolean | undefined;
  /** Selects this choice. If absent, the choice can't be selected. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
};

/** One choice in a list, with details in `small` elements below it. */
export const ChoiceItem = ({ pressed, onChoose, children }: ChoiceProps) =>
  onChoose ? (
    <button type="button" className={s.choice} aria-pressed={pressed} onClick={onChoose}>
      {children}
    </button>
  ) : (
    <div className={s.choice}>{children}</div>
  );

/** A list of choices in a dialog; each child is a list item. */
export const ChoiceList = ({ children }: { children: ReactNode }) => <ul className={s.choices}>{children}</ul>;
