/**
 * The longest wait for a paint, in milliseconds: a page that counts as visible is sometimes not painted at all, for
 * example behind another window.
 */
const unseenMs = 100;

const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    // Hidden pages don't wait: browsers delay their timers by up to several minutes.
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
 * Resolves after the browser has painted the result of an interaction. Concurrent callers resume one frame apart, so
 * that a key press can be handled in between.
 */
export const nextPaint = (): Promise<void> => {
  last = last.then(nextPicture);
  return last;
};

/** Loads code after the pressed state has been painted, because parsing the code may delay the next key press. */
export const loadAfterPaint = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  await nextPaint();
  return load();
};
