import { sql } from 'kysely';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Removes a user's name from their own messages and from mentions in others, and deletes their read marks. */
export const anonymiseMessages = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  // Without its author's ID, a message no longer adds its author to the users who can be mentioned.
  await scope.db
    .updateTable('message')
    .set({ authorName: name, authorUserId: null })
    .where('authorUserId', '=', userId)
    .execute();
  const mentioning = await scope.db
    .selectFrom('message')
    .select(['id', 'text', 'mentions'])
    .where(sql<boolean>`mentions <> '[]' and mentions @> ${JSON.stringify([{ userId }])}`)
    .execute();
  for (const { id, text, mentions } of mentioning) {
    const known = mentions.filter((one) => one.userId === userId);
    const others = mentions.filter((one) => one.userId !== userId);
    await scope.db
      .updateTable('message')
      .set({
        text: known
          .reduce((shown, one) => shown.replaceAll(`@${one.name}`, `@${name}`), text)
          .slice(0, maxMessageLength),
        mentions: JSON.stringify([...others, { userId, name }]),
      })
      .where('id', '=', id)
      .execute();
  }
  await scope.db.deleteFrom('threadReader').where('userId', '=', userId).execute();
};
