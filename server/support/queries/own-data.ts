import type { OwnData } from '#contract/support/shapes.ts';
import { listOwnApplications } from '#server/applications/public.ts';
import { listOwnViews } from '#server/views/public.ts';
import { listOwnSubmissions } from '#server/candidates/public.ts';
import { listOwnMessageFiles, listOwnMessages } from '#server/clarifications/public.ts';
import { listOwnModelCalls } from '#server/draft-candidates/public.ts';
import { readOwnAccount } from '#server/identity/public.ts';
import { listOwnAddresses } from '#server/inbound-mail/public.ts';
import { listOwnTasks } from '#server/my-week/public.ts';
import { readOwnNotificationData } from '#server/notifications/public.ts';
import { listOwnSearches } from '#server/opportunities/public.ts';
import { listOwnNotes } from '#server/people/public.ts';
import { includePastAssignments } from '#server/platform/scope/include-past-work.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import { supportEvents } from '../events.ts';
import { listOwnPrequalifications, listOwnUploads } from '#server/prequalification/public.ts';

/** Reads the data stored about the caller, room by room, and records the export. */
export const readOwnData = async (scope: UserScope): Promise<OwnData> => {
  await includePastAssignments(scope);
  await scope.emit({
    kind: supportEvents.ownDataExported,
    ...(scope.side === 'agency' ? { supplierId: scope.tenantId } : {}),
    ...(scope.side === 'client' ? { clientId: scope.tenantId } : {}),
    data: {},
  });
  const messages = await scope.db
    .selectFrom('supportMessage')
    .select(['email', 'subject', 'description', 'createdAt'])
    .where('userId', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .execute();
  return {
    ...(await readOwnAccount(scope)),
    ...(await readOwnNotificationData(scope)),
    messagesToSupport: messages.map(({ createdAt, ...message }) => ({ ...message, created: createdAt.toISOString() })),
    applications: await listOwnApplications(scope),
    prequalifications: await listOwnPrequalifications(scope),
    uploads: await listOwnUploads(scope),
    submissions: await listOwnSubmissions(scope),
    messages: await listOwnMessages(scope),
    messageFiles: await listOwnMessageFiles(scope),
    emailAddresses: await listOwnAddresses(scope),
    personNotes: await listOwnNotes(scope),
    modelCalls: await listOwnModelCalls(scope),
    savedSearches: await listOwnSearches(scope),
    savedViews: await listOwnViews(scope),
    tasks: await listOwnTasks(scope),
  };
};
