import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 30;

/** What a mail said is kept for a month after it went; that it went, and to whom, stays. */
export const clearMailTexts = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .updateTable('mail')
    .set({ html: '', bodyText: '' })
    .where('status', '=', 'sent')
    .where('sentAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .where('html', '!=', '')
    .execute();
};
