import type { OwnData } from '#contract/support/shapes.ts';
import { listOwnApplications } from '#server/applications/public.ts';
import { listOwnViews } from '#server/views/public.ts';
import { ownSubmissions } from '#server/candidates/public.ts';
import { listOwnMessageFiles, listOwnMessages } from '#server/clarifications/public.ts';
import { ownModelCalls } from '#server/draft-candidates/public.ts';
import { ownAccount } from '#server/identity/public.ts';
import { ownAddresses } from '#server/inbound-mail/public.ts';
import { listOwnTasks } from '#server/my-week/public.ts';
import { ownNotificationData } from '#server/notifications/public.ts';
import { listOwnSearches } from '#server/opportunities/public.ts';
import { ownNotes } from '#server/people/public.ts';
import { includePastWork } from '#server/platform/scope/include-past-work.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import { supportEvents } from '../events.ts';
import { listOwnPrequalifications, listOwnUploads } from '#server/prequalification/public.ts';

/** Reads the data stored about the caller, room by room, and records the export. */
export const readOwnData = async (scope: UserScope): Promise<OwnData> => {
  await includePastWork(scope);
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
    ...(await ownAccount(scope)),
    ...(await ownNotificationData(scope)),
    messagesToSupport: messages.map(({ createdAt, ...message }) => ({ ...message, created: createdAt.toISOString() })),
    applications: await listOwnApplications(scope),
    prequalifications: await listOwnPrequalifications(scope),
    uploads: await listOwnUploads(scope),
    submissions: await ownSubmissions(scope),
    messages: await listOwnMessages(scope),
    messageFiles: await listOwnMessageFiles(scope),
    emailAddresses: await ownAddresses(scope),
    personNotes: await ownNotes(scope),
    modelCalls: await ownModelCalls(scope),
    savedSearches: await listOwnSearches(scope),
    savedViews: await listOwnViews(scope),
    tasks: await listOwnTasks(scope),
  };
};
