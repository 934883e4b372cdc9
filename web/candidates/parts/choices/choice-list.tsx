import type { ReactNode } from 'react';
import s from './choices.module.css';

type ChoiceProps = {
  /** Whether it is the chosen one of a list in which a choice can be changed. */
  pressed?: boolean | undefined;
  /** Omitted: it can't be chosen. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
};

/** One record to choose, with its details below it in `small` elements. */
export const Choice = ({ pressed, onChoose, children }: ChoiceProps) =>
  onChoose ? (
    <button type="button" className={s.choice} aria-pressed={pressed} onClick={onChoose}>
      {children}
    </button>
  ) : (
    <div className={s.choice}>{children}</div>
  );

/** A list of choices in a dialog; each child is a list item. */
export const ChoiceList = ({ children }: { children: ReactNode }) => <ul className={s.choices}>{children}</ul>;
