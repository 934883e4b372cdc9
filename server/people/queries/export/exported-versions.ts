import type { VersionChange } from '#contract/candidates/shapes/version.ts';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import { listCandidateVersions } from '#server/candidates/public.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { personDocumentCopy as copy, versionFieldLabels } from '../../copy.ts';

const toExportedChange = (change: VersionChange) => {
  switch (change.kind) {
    case 'detail':
      return { what: versionFieldLabels[change.field], before: change.before, after: change.after };
    case 'answer':
      return { what: change.question.text, before: change.before, after: change.after };
    default: {
      const { before, after } = change;
      const what = change.kind === 'cv' ? copy.cv : copy.attachment;
      return { what, before: before?.fileName ?? '', after: after?.fileName ?? '' };
    }
  }
};

/** Returns the changes to a submission since it was made, oldest first. */
export const exportedVersions = async (
  scope: AgencyScope,
  candidateId: string,
): Promise<PersonExport['submissions'][number]['versions']> => {
  const versions = await listCandidateVersions(scope, { candidateId });
  if (versions instanceof Refused) return [];
  return versions
    .filter(({ changes }) => changes.length > 0)
    .map(({ number, at, byName, changes }) => ({ number, at, byName, changes: changes.map(toExportedChange) }))
    .toReversed();
};
