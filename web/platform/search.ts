/**
 * Search parameters as people type and read them: `?q=2024&status=Hired&status=Pending&page=2`.
 * A value stays the text that it is; a page's own schema makes numbers of what it wants as numbers.
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

/** Empty texts, empty lists, null and undefined leave no trace in the address. */
export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'string' ? each !== '' : typeof each === 'number' || typeof each === 'boolean')
        params.append(name, String(each));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
