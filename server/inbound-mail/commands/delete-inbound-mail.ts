import type { SystemScope } from '#server/platform/scope/scope.ts';

/** The number of days for which an email's arrival is recorded, so that a second copy is ignored. */
const rememberedDays = 30;

/** Deletes the records of emails that were processed long ago. */
export const purgeInboundMail = async (scope: SystemScope): Promise<void> => {
  const before = new Date(scope.now.getTime() - rememberedDays * 86_400_000);
  await scope.db.deleteFrom('inboundEmail').where('receivedAt', '<', before).where('status', '!=', 'waiting').execute();
};

/** Deletes a user's addresses, with the emails that were sent to them. */
export const deleteInboundMail = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.deleteFrom('inboundAddress').where('userId', '=', userId).execute();
};
