/** Whether this process is on its way out: it still serves, and tells those in front to send the next call elsewhere. */
export interface Draining {
  readonly hasBegun: () => boolean;
  readonly begin: () => void;
}

export const createDraining = (): Draining => {
  let begun = false;
  return {
    hasBegun: () => begun,
    begin: () => {
      begun = true;
    },
  };
};
