/**
 * The pages to offer, from 0: the first, the last, and those around the present one; undefined is a gap.
 * Always the same number of places, so that the buttons do not move under the finger.
 */
export const pagesShown = (page: number, pages: number): (number | undefined)[] => {
  const all = [...Array(pages).keys()];
  if (pages <= 7) return all;
  const last = pages - 1;
  if (page < 4) return [...all.slice(0, 5), undefined, last];
  if (page > last - 4) return [0, undefined, ...all.slice(last - 4)];
  return [0, undefined, page - 1, page, page + 1, undefined, last];
};
