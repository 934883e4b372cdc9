/** Whether this process is shutting down: it still serves, and asks load balancers to send further calls elsewhere. */
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
