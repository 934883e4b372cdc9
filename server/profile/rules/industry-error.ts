import { industryErrorCopy } from '../copy.ts';

/** A requested industry with its name, and the name of the requested sub-industry, from the lookup. */
export interface RequestedIndustry {
  industryId: number;
  subIndustryId: number | null;
  /** The name; undefined if the lookup has no such industry or sub-industry. */
  name: string | undefined;
}

/** Returns the key of an industry, or of one of its sub-industries, in an agency's list. */
export const industryKey = (one: { industryId: number; subIndustryId: number | null }): string =>
  `${String(one.industryId)}/${String(one.subIndustryId ?? 'all')}`;

/** Returns why an industry can't be added, worded so that several reasons can be joined; null if it can be added. */
export const industryError = (has: ReadonlySet<string>, asked: RequestedIndustry): string | null => {
  if (asked.name === undefined)
    return asked.subIndustryId === null
      ? industryErrorCopy.unknown({ id: asked.industryId })
      : industryErrorCopy.unknownSub({ id: asked.subIndustryId });
  return has.has(industryKey(asked)) ? industryErrorCopy.onList({ name: asked.name }) : null;
};
