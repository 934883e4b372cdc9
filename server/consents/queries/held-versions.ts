import type { VersionChange } from '#contract/candidates/shapes/version.ts';
import type { HeldVersion } from '#contract/consents/shapes.ts';
import { listAllVersions } from '#server/candidates/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

type HeldChange = HeldVersion['changes'][number];

const toHeldChange = (change: VersionChange): HeldChange[] => {
  switch (change.kind) {
    case 'detail': {
      const { field, before, after } = change;
      return field === 'agencyFee' ? [] : [{ field, question: null, before, after }];
    }
    case 'answer':
      return [{ field: 'answer', question: change.question.text, before: change.before, after: change.after }];
    case 'cv':
    case 'document': {
      const { kind, before, after } = change;
      return [{ field: kind, question: null, before: before?.fileName ?? '', after: after?.fileName ?? '' }];
    }
  }
};

/** Returns the changes to candidates since they were submitted, oldest first, by candidate. */
export const listHeldVersions = async (
  scope: SystemScope,
  candidateIds: readonly string[],
): Promise<Map<string, HeldVersion[]>> => {
  const found = new Map<string, HeldVersion[]>();
  for (const candidateId of candidateIds) {
    const versions = (await listAllVersions(scope, candidateId)).map(({ at, changes }) => ({
      at,
      changes: changes.flatMap(toHeldChange),
    }));
    found.set(
      candidateId,
      versions.filter(({ changes }) => changes.length > 0),
    );
  }
  return found;
};
