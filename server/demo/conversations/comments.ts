import { candidateStatus } from '#contract/candidates/states.ts';
import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';

const hourMs = 3_600_000;

const fromAgency = [
  'Available for a second interview any afternoon next week.',
  'Two references are ready. Shall we send them before the interview?',
  'The notice period is four weeks but can be shortened to three.',
];
const fromEmployer = [
  'Strong CV. We would like to talk about the move before we decide.',
  'Please ask about shift work. Half of the shifts are nights.',
  'The team liked the first conversation. We are comparing two candidates.',
];
const replies = [
  'Thank you. We have passed this on and will report back this week.',
  'I asked today, and the candidate is happy with this.',
];
const notes = {
  agency: 'Has another offer, so we should hear by Friday.',
  client: 'Salary is above the band.',
} as const;

/** Creates comments on candidates in the demo world from both sides, and notes that only the author's side can see. */
export const makeComments = async (scope: SystemScope): Promise<void> => {
  const candidates = await scope.db
    .selectFrom('candidate')
    .innerJoin('tenant as client', 'client.id', 'candidate.clientId')
    .select(['candidate.id', 'candidate.supplierId', 'candidate.clientId', 'candidate.supplierName'])
    .select(['candidate.engagementId', 'candidate.dateSubmitted', 'client.name'])
    .select(['candidate.submittedBy', 'candidate.submittedByName'])
    .where('candidate.statusId', 'in', [
      candidateStatus.shortlisted,
      candidateStatus.screening,
      candidateStatus.interviewing,
      candidateStatus.offerExtended,
    ])
    .where('candidate.dateSubmitted', '<', new Date(scope.now.getTime() - 3 * hourMs))
    .orderBy('candidate.number')
    .execute();
  const users = await scope.db
    .selectFrom('appUser')
    .select(['id', 'tenantId', 'isOwner', 'firstName', 'lastName'])
    .orderBy('email', 'desc')
    .execute();
  const employers = new Map(users.map((user) => [user.tenantId, user]));
  const owners = new Map(users.filter(({ isOwner }) => isOwner).map(({ tenantId, id }) => [tenantId, id]));
  for (const [index, candidate] of candidates.entries()) {
    if (index % 3 === 2) continue;
    const at = (hours: number): Date => new Date(candidate.dateSubmitted.getTime() + hours * hourMs);
    // Some recent comments have no reply yet, so that My Week lists them as tasks.
    const isOpen = index % 9 === 1;
    const commentedAt = isOpen ? new Date(scope.now.getTime() - 3 * hourMs) : at(2);
    const thread = await makeThread(scope.db, {
      id: demoId(`comments ${candidate.id}`),
      kind: 'candidate',
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      supplierName: candidate.supplierName,
      engagementId: candidate.engagementId,
      candidateId: candidate.id,
      createdAt: at(1),
      lastMessageAt: isOpen ? commentedAt : at(2.5),
    });
    const add = (name: string, given: Parameters<typeof makeMessage>[2]) =>
      makeMessage(scope.db, thread, { id: demoId(`${name} ${candidate.id}`), isQuestion: false, ...given });
    const employer = employers.get(candidate.clientId);
    const agency = {
      side: 'agency',
      authorUserId: candidate.submittedBy,
      authorName: candidate.submittedByName,
    } as const;
    const client = {
      side: 'client',
      authorUserId: employer?.id ?? null,
      authorName: employer ? `${employer.firstName} ${employer.lastName}` : candidate.name,
    } as const;
    await add('comment', { ...agency, text: fromAgency[index % fromAgency.length] ?? '', createdAt: at(1) });
    await add('answer', { ...client, text: fromEmployer[index % fromEmployer.length] ?? '', createdAt: commentedAt });
    if (!isOpen) await add('reply', { ...agency, text: replies[index % replies.length] ?? '', createdAt: at(2.5) });
    if (index % 4 === 0) await add('note', { ...agency, visibleTo: 'agency', text: notes.agency, createdAt: at(2.1) });
    if (index % 5 === 0) await add('doubt', { ...client, visibleTo: 'client', text: notes.client, createdAt: at(2.2) });
    // Unanswered comments are unread. For the owner, who didn't submit every candidate, some answered comments are
    // unread too.
    const owner = index % 6 === 0 ? undefined : owners.get(candidate.supplierId);
    const readers = isOpen ? [] : [...new Set([candidate.submittedBy, ...(owner === undefined ? [] : [owner])])];
    for (const userId of readers) {
      const reader = { threadId: thread.id, userId, tenantId: candidate.supplierId, readAt: at(3) };
      await scope.db.insertInto('threadReader').values(reader).execute();
    }
  }
};
