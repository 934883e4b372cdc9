interface Given {
  readonly regionId: number;
  readonly sectorId: number;
  readonly engagedDate: string;
}

interface Known {
  /** The ID of the country's region; undefined if there is no such country. */
  readonly regionOfCountry: number | undefined;
  readonly sectorOfIndustry: number | undefined;
  readonly now: Date;
}

const hour = 3_600_000;
/** The largest offset by which any time zone is ahead of UTC. */
const earliestZone = 14 * hour;

/** Returns the errors in a client history, by field. */
export const clientHistoryErrors = (
  given: Given,
  { regionOfCountry, sectorOfIndustry, now }: Known,
): { field: string; message: string }[] => {
  const latestDay = new Date(now.getTime() + earliestZone).toISOString().slice(0, 10);
  const faults: [boolean, string, string][] = [
    [regionOfCountry !== given.regionId, 'countryId', 'Country is not in this region.'],
    [sectorOfIndustry !== given.sectorId, 'industryId', 'Industry is not in this sector.'],
    [given.engagedDate > latestDay, 'engagedDate', 'Engaged Date must not be in the future.'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, field, message]) => ({ field, message }));
};
