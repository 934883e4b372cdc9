/** What is served of one region: all of it (`null`), or some of its countries. */
type Served = readonly (number | null)[];

/** What adding an area comes to: it is there already, all of its region is served and covers it, or it is new. */
export const addArea = (served: Served, countryId: number | null): 'there' | 'covered' | 'new' => {
  if (served.includes(countryId)) return 'there';
  return served.includes(null) ? 'covered' : 'new';
};
