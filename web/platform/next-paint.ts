/** A visible page may still paint nothing, for example behind another window; the longest wait in milliseconds. */
const unseenMs = 100;

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers delay timers of a hidden page by up to minutes.
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
 * Resolves after the browser has painted the result of an interaction. Concurrent waiters resume one after the other, a
 * frame apart, so that the next key press is handled in between.
 */
export const nextPaint = (): Promise<void> => {
  last = last.then(nextPicture);
  return last;
};

/** Loads code after the pressed state has been painted, because parsing the code may block the next key press. */
export const loadAfterPaint = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  await nextPaint();
  return load();
};
