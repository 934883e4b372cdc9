import type { DocumentFlag } from './states.ts';

/** A prequalification cell: a recruitment type and a role category. */
export interface PrequalificationCell {
  readonly recruitmentTypeId: number;
  readonly roleCategoryId: number;
}

/** A prequalification cell with its document flag. */
export interface CellWithDocumentFlag extends PrequalificationCell {
  readonly flag: DocumentFlag;
}

/** The six prequalification cells, in display order. Source: domain rules D11. */
export const prequalificationCells: readonly CellWithDocumentFlag[] = [
  { recruitmentTypeId: 1, roleCategoryId: 1, flag: 'perm_executive' },
  { recruitmentTypeId: 1, roleCategoryId: 2, flag: 'perm_professional' },
  { recruitmentTypeId: 1, roleCategoryId: 3, flag: 'perm_skilled' },
  { recruitmentTypeId: 2, roleCategoryId: 1, flag: 'contract_executive' },
  { recruitmentTypeId: 2, roleCategoryId: 2, flag: 'contract_professional' },
  { recruitmentTypeId: 2, roleCategoryId: 3, flag: 'contract_skilled' },
];

const recruitmentNames = ['', 'Permanent', 'Contract'];
const categoryNames = ['', 'Executive', 'Professional', 'Skilled/Semi-skilled'];

/** Returns the name of a cell, such as 'Permanent, Professional'. */
export const prequalificationCellName = ({ recruitmentTypeId, roleCategoryId }: PrequalificationCell): string =>
  `${recruitmentNames[recruitmentTypeId] ?? ''}, ${categoryNames[roleCategoryId] ?? ''}`;

/** Returns the flag that opens a document to a client for a cell. */
export const documentFlagOf = ({ recruitmentTypeId, roleCategoryId }: PrequalificationCell): DocumentFlag =>
  prequalificationCells.find(
    (cell) => cell.recruitmentTypeId === recruitmentTypeId && cell.roleCategoryId === roleCategoryId,
  )?.flag ?? 'perm_professional';

/** The number of days after a decline before an agency without new documents can ask again. Source: D11. */
export const reapplyWaitDays = 30;

/** The default length of an approval, in months. Source: domain rules D11. */
export const defaultApprovalMonths = 12;
/** The maximum length of an approval, in months. */
export const maxApprovalMonths = 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Adds a number of months to a day, as YYYY-MM-DD. If the resulting month is too short for the day, its last day is
 * returned.
 */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return `${String(first.getUTCFullYear()).padStart(4, '0')}-${twoDigits(first.getUTCMonth() + 1)}-${twoDigits(Math.min(date, last))}`;
};
