/** The only source of the current time. Commands pass the time on, and rules get it as an argument. */
export type Clock = { readonly now: () => Date };

/** A clock that a test controls. */
export type FixedClock = Clock & {
  readonly set: (moment: Date) => void;
  readonly advance: (milliseconds: number) => void;
};

/** Creates a clock that shows the system's time. */
export const createClock = (): Clock => ({ now: () => new Date() });

/** Creates a clock that only moves when a test sets or advances it. */
export const createFixedClock = (moment: Date): FixedClock => {
  let current = moment.getTime();
  return {
    now: () => new Date(current),
    set: (next) => {
      current = next.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
};
