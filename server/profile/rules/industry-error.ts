/** An industry of the lookup as an agency asks for it: its name, and that of the part that is asked for. */
export interface RequestedIndustry {
  industryId: number;
  subIndustryId: number | null;
  /** Undefined where the lookup has no such industry, or no such part of it. */
  name: string | undefined;
}

/** The key of an industry or of a part of it among those that an agency has. */
export const industryKey = (one: { industryId: number; subIndustryId: number | null }): string =>
  `${String(one.industryId)}/${String(one.subIndustryId ?? 'all')}`;

/** Why an industry cannot be added, in words that several can be joined of; null where it can. */
export const industryError = (has: ReadonlySet<string>, asked: RequestedIndustry): string | null => {
  if (asked.name === undefined)
    return asked.subIndustryId === null
      ? `Industry ${String(asked.industryId)} is not one of the list`
      : `Sub-industry ${String(asked.subIndustryId)} is not one of the list`;
  return has.has(industryKey(asked)) ? `${asked.name} is on your list already` : null;
};
