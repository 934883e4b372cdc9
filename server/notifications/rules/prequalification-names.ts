import { formatDay } from '#contract/common/text/calendar.ts';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';

/** Returns the names in a sentence about prequalification: the kind of role, the document, the last day. */
export const prequalificationNames = (
  row: { recruitmentTypeId: number | null; roleCategoryId: number | null; description: string | null },
  endsOn: string | undefined,
): { kindOfRole: string | undefined; document: string | undefined; day: string | undefined } => ({
  kindOfRole:
    row.recruitmentTypeId === null || row.roleCategoryId === null
      ? undefined
      : prequalificationCellName({ recruitmentTypeId: row.recruitmentTypeId, roleCategoryId: row.roleCategoryId }),
  document: row.description ?? undefined,
  day: endsOn === undefined ? undefined : formatDay(endsOn),
});
