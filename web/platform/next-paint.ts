/** A page may paint nothing though it is looked at, such as behind another window; so long is waited, in milliseconds. */
const unseenMs = 100;

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    // Nobody looks: a browser lets timers of such a page wait for minutes.
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, unseenMs);
    requestAnimationFrame(() => setTimeout(done));
  });

let last = Promise.resolve();

/**
 * Once the browser has shown what an interaction has led to so far. Who waits at the same time goes on one after the
 * other, a picture between them, so that the next key finds a way in.
 */
export const nextPaint = (): Promise<void> => {
  last = last.then(nextPicture);
  return last;
};

/** Loads code for what was pressed once that looks pressed: the browser may read the code for as long as a key waits. */
export const loadAfterPaint = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  await nextPaint();
  return load();
};
