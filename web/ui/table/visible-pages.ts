/**
 * Returns the pages to offer, counted from 0: the first, the last, and those around the current page; undefined marks a
 * gap. The number of entries is constant, so that the buttons don't move between clicks.
 */
export const visiblePages = (page: number, pages: number): (number | undefined)[] => {
  const all = [...Array(pages).keys()];
  if (pages <= 7) return all;
  const last = pages - 1;
  if (page < 4) return [...all.slice(0, 5), undefined, last];
  if (page > last - 4) return [0, undefined, ...all.slice(last - 4)];
  return [0, undefined, page - 1, page, page + 1, undefined, last];
};
