/**
 * Returns the pages to offer, counted from 0: the first, the last, and those around the current one; undefined is a
 * gap. The number of places is constant, so that the buttons do not move between clicks.
 */
export const visiblePages = (page: number, pages: number): (number | undefined)[] => {
  const all = [...Array(pages).keys()];
  if (pages <= 7) return all;
  const last = pages - 1;
  if (page < 4) return [...all.slice(0, 5), undefined, last];
  if (page > last - 4) return [0, undefined, ...all.slice(last - 4)];
  return [0, undefined, page - 1, page, page + 1, undefined, last];
};
