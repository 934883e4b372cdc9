/** A requested industry of the lookup: its name, and that of the requested part. */
export interface RequestedIndustry {
  industryId: number;
  subIndustryId: number | null;
  /** Undefined if the lookup has no such industry or part. */
  name: string | undefined;
}

/** The key of an industry or a part of it within an agency's list. */
export const industryKey = (one: { industryId: number; subIndustryId: number | null }): string =>
  `${String(one.industryId)}/${String(one.subIndustryId ?? 'all')}`;

/** Why an industry cannot be added, worded so that several can be joined; null if it can. */
export const industryError = (has: ReadonlySet<string>, asked: RequestedIndustry): string | null => {
  if (asked.name === undefined)
    return asked.subIndustryId === null
      ? `Industry ${String(asked.industryId)} is not one of the list`
      : `Sub-industry ${String(asked.subIndustryId)} is not one of the list`;
  return has.has(industryKey(asked)) ? `${asked.name} is on your list already` : null;
};
