/**
 * Search parameters in the usual notation, for example `?q=2024&status=Hired&status=Pending&page=2`. Values remain
 * strings; a page's schema turns some of them into numbers.
 */

type Search = Record<string, unknown>;

export const parseSearch = (search: string): Record<string, string | string[]> => {
  const found: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found[name];
    found[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
};

/** Formats search parameters as a URL query, leaving out empty strings, empty lists, null and undefined. */
export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'string' ? each !== '' : typeof each === 'number' || typeof each === 'boolean')
        params.append(name, String(each));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
