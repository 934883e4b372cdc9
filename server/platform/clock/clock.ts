/** The only source of the current time. Commands pass it on; rules get the time as an argument. */
export type Clock = { readonly now: () => Date };

/** A clock that a test controls. */
export type FixedClock = Clock & {
  readonly set: (moment: Date) => void;
  readonly advance: (milliseconds: number) => void;
};

/** The system clock. */
export const createClock = (): Clock => ({ now: () => new Date() });

/** A clock that does not advance until it is set or moved. */
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
