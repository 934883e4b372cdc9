/** The one source of "now". Commands pass it on, rules get the time as an argument. */
export type Clock = { readonly now: () => Date };

/** A clock that a test holds in its hand. */
export type FixedClock = Clock & {
  readonly set: (moment: Date) => void;
  readonly advance: (milliseconds: number) => void;
};

/** The machine's clock. */
export const createClock = (): Clock => ({ now: () => new Date() });

/** A clock that stands still until it is set or advanced. */
export const fixedClock = (moment: Date): FixedClock => {
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
