import { sql } from 'kysely';
import type { SystemScope } from '../scope/scope.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import type { Job } from './job.ts';

const keptHours = 24;

/**
 * Empties the stored responses that contain one of these strings, such as a person's address. The keys stay, so that a
 * repeated request still does nothing.
 */
export const eraseStoredResponses = async (scope: SystemScope, texts: readonly string[]): Promise<void> => {
  const patterns = texts
    .filter((text) => text !== '')
    .map((text) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  await scope.db
    .updateTable('idempotency')
    .set({ answer: '{}' })
    .where(sql<boolean>`answer::text ilike any (${patterns}::text[])`)
    .execute();
};

/**
 * Deletes idempotency keys after a day, and rate-limit counts once their window has passed. Source: quality,
 * Reliability.
 */
export const purgeIdempotencyKeys = (source: ScopeSource): Job => ({
  queue: 'platform.purge-idempotency-keys',
  cron: '17 * * * *',
  run: () =>
    inSystemScope(source, 'delete old idempotency keys', async (scope) => {
      const before = new Date(scope.now.getTime() - keptHours * 3_600_000);
      await scope.db.deleteFrom('idempotency').where('createdAt', '<', before).execute();
      const minute = Math.floor(scope.now.getTime() / 60_000);
      await scope.db
        .deleteFrom('rateLimit')
        .where('minute', '<', String(minute - 1))
        .execute();
    }),
});
