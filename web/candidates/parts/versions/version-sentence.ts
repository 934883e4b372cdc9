import type { CandidateVersion, VersionChange } from '#contract/candidates/shapes/version.ts';
import { candidateFieldNames, versionsCopy as copy } from './versions-copy.ts';

/** The names of the agency and the employer. */
export interface SideNames {
  readonly supplier: { readonly supplierName: string };
  readonly client: { readonly clientName: string };
}

/** Returns the name of the side that made a version. */
const sideName = ({ bySide }: Pick<CandidateVersion, 'bySide'>, { supplier, client }: SideNames): string => {
  if (bySide === 'agency') return supplier.supplierName;
  return bySide === 'client' ? client.clientName : 'Rolecall';
};

const joined = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

type ChangeOf<Kind extends VersionChange['kind']> = Extract<VersionChange, { kind: Kind }>;
const ofKind = <Kind extends VersionChange['kind']>(changes: readonly VersionChange[], kind: Kind) =>
  changes.filter((change): change is ChangeOf<Kind> => change.kind === kind);

const detailsText = (changes: readonly ChangeOf<'detail'>[]): string[] =>
  changes.length === 0 ? [] : [copy.changed({ what: joined(changes.map(({ field }) => candidateFieldNames[field])) })];

const cvText = ({ before, after }: ChangeOf<'cv'>): string => {
  if (before === null) return copy.cvAdded;
  return after === null ? copy.cvRemoved : copy.cvReplaced;
};

const documentText = ({ before, after }: ChangeOf<'document'>): string =>
  after === null
    ? copy.documentRemoved({ name: before?.fileName ?? '' })
    : copy.documentAdded({ name: after.fileName });

const answersText = (changes: readonly ChangeOf<'answer'>[]): string[] => {
  if (changes.length === 0) return [];
  const isNew = changes.every(({ before }) => before === '');
  return [isNew ? copy.answered({ count: changes.length }) : copy.answersChanged({ count: changes.length })];
};

/**
 * Returns a sentence that names the side that made a version, and the changes in it. A later version without changes
 * shows the candidate as the employer first opened it.
 */
export const versionSentence = (version: CandidateVersion, names: SideNames): string => {
  const { number, bySide, changes } = version;
  const side = sideName(version, names);
  if (number === 1) return bySide === 'system' ? copy.introduced : copy.submitted({ side });
  if (changes.length === 0) return copy.firstOpened({ client: names.client.clientName });
  const what = [
    ...detailsText(ofKind(changes, 'detail')),
    ...ofKind(changes, 'cv').map(cvText),
    ...ofKind(changes, 'document').map(documentText),
    ...answersText(ofKind(changes, 'answer')),
  ];
  return copy.did({ side, what: joined(what) });
};
