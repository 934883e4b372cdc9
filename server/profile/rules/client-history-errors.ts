import { inputError } from '#contract/common/text/input-error.ts';

const otherRegion = inputError('Country is not in this region.');
const otherSector = inputError('Industry is not in this sector.');
const dateInFuture = inputError('Engaged Date must not be in the future.');
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
    [regionOfCountry !== given.regionId, 'countryId', otherRegion.error()],
    [sectorOfIndustry !== given.sectorId, 'industryId', otherSector.error()],
    [given.engagedDate > latestDay, 'engagedDate', dateInFuture.error()],
  ];
  return faults.filter(([isFault]) => isFault).map(([, field, message]) => ({ field, message }));
};
