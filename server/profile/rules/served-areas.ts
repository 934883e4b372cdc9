/** The served areas in one region: `null` for the whole region, or some of its countries. */
type Served = readonly (number | null)[];

/**
 * Returns the result of adding an area: `there` if it was added before, `covered` if its whole region is served,
 * otherwise `new`.
 */
export const checkAreaAddition = (served: Served, countryId: number | null): 'there' | 'covered' | 'new' => {
  if (served.includes(countryId)) return 'there';
  return served.includes(null) ? 'covered' : 'new';
};
