import type { SystemScope } from '#server/platform/scope/scope.ts';

const retentionDays = 30;

/** Clears the bodies of emails a month after they were sent. The records of their recipients are kept. */
export const clearEmailBodies = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .updateTable('mail')
    .set({ html: '', bodyText: '' })
    .where('status', '=', 'sent')
    .where('sentAt', '<', new Date(scope.now.getTime() - retentionDays * 86_400_000))
    .where('html', '!=', '')
    .execute();
};
