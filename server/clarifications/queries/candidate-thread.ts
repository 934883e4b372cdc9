import { findCandidate, type FoundCandidate } from '#server/candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { selectVisibleThreads, type FoundThread, type AgencyOrClientScope } from './find-thread.ts';

/** A candidate with the thread of comments about them. The thread is created with the first comment. */
export interface CandidateThread extends FoundCandidate {
  thread: FoundThread | undefined;
}

/** Finds a candidate that the caller may see, with its comment thread; undefined if there is no such candidate. */
export const findCandidateThread = async (
  scope: AgencyOrClientScope,
  candidateId: string,
): Promise<CandidateThread | undefined> => {
  const found = await findCandidate(scope, candidateId);
  if (!found) return undefined;
  const thread = await selectVisibleThreads(scope).where('thread.candidateId', '=', candidateId).executeTakeFirst();
  return { ...found, thread };
};

/** Returns the thread of comments on a candidate, created if needed. Simultaneous first comments share a thread. */
export const openCandidateThread = async (
  scope: AgencyOrClientScope,
  { candidate, engagement, thread }: CandidateThread,
): Promise<FoundThread> => {
  if (thread) return thread;
  await scope.db
    .insertInto('thread')
    .values({
      id: newId(),
      kind: 'candidate',
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      supplierName: candidate.supplierName,
      supplierLogoPath: candidate.supplierLogoPath,
      engagementId: engagement.id,
      candidateId: candidate.id,
      publishedThreadId: null,
      createdAt: scope.now,
      lastMessageAt: scope.now,
    })
    .onConflict((row) => row.column('candidateId').doNothing())
    .execute();
  return selectVisibleThreads(scope).where('thread.candidateId', '=', candidate.id).executeTakeFirstOrThrow();
};
