/** The served areas of one region: all of it (`null`), or some of its countries. */
type Served = readonly (number | null)[];

/**
 * The result of adding an area: it is already there, it is covered because its whole region is served, or it is new.
 */
export const addArea = (served: Served, countryId: number | null): 'there' | 'covered' | 'new' => {
  if (served.includes(countryId)) return 'there';
  return served.includes(null) ? 'covered' : 'new';
};
