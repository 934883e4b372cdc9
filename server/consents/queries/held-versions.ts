import type { VersionChange } from '#contract/candidates/shapes/version.ts';
import type { HeldVersion } from '#contract/consents/shapes.ts';
import { listOwnVersions } from '#server/candidates/public.ts';
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

export interface HeldVersions {
  /** The changes since the submission, oldest first. */
  readonly changes: readonly HeldVersion[];
  /** The documents in the versions, also those that were replaced or removed later. */
  readonly documentIds: ReadonlySet<string>;
}

/** Returns what the versions of candidates tell the owner of an email address, by candidate. */
export const readHeldVersions = async (
  scope: SystemScope,
  candidates: readonly { readonly id: string; readonly firstViewedAt: Date | null }[],
  emailAddress: string,
): Promise<Map<string, HeldVersions>> => {
  const found = new Map<string, HeldVersions>();
  for (const candidate of candidates) {
    const versions = await listOwnVersions(scope, candidate, emailAddress);
    found.set(candidate.id, {
      changes: versions
        .map(({ at, changes }) => ({ at, changes: changes.flatMap(toHeldChange) }))
        .filter(({ changes }) => changes.length > 0),
      documentIds: new Set(
        versions.flatMap(({ cv, otherDocuments }) =>
          [...(cv ? [cv] : []), ...otherDocuments].map(({ documentId }) => documentId),
        ),
      ),
    });
  }
  return found;
};
