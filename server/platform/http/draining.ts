/**
 * The shutdown state of this process. During a shutdown the process still serves calls, but tells load balancers to
 * send further calls elsewhere.
 */
export interface DrainState {
  readonly hasBegun: () => boolean;
  readonly begin: () => void;
}

export const createDrainState = (): DrainState => {
  let begun = false;
  return {
    hasBegun: () => begun,
    begin: () => {
      begun = true;
    },
  };
};
