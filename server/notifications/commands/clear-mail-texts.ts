import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 30;

/** Deletes the content of emails a month after they were sent; the record of their sending stays. */
export const clearMailTexts = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .updateTable('mail')
    .set({ html: '', bodyText: '' })
    .where('status', '=', 'sent')
    .where('sentAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .where('html', '!=', '')
    .execute();
};
