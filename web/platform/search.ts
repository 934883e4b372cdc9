/**
 * Search parameters in the usual notation: `?q=2024&status=Hired&status=Pending&page=2`. Values stay strings; a page's
 * schema turns some into numbers.
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

/** Formats search parameters as a URL query, without empty strings, empty lists, null and undefined. */
export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'string' ? each !== '' : typeof each === 'number' || typeof each === 'boolean')
        params.append(name, String(each));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
