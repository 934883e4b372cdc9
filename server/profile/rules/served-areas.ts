/** What is served of one region: all of it (`null`), or some of its countries. */
type Served = readonly (number | null)[];

/** Why an area cannot be added to what is served of its region; undefined where it can. */
export const areaFault = (served: Served, countryId: number | null): 'area-there' | 'area-covered' | undefined => {
  if (served.includes(countryId)) return 'area-there';
  return served.includes(null) ? 'area-covered' : undefined;
};
