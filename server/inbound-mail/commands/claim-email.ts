import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { EmailedFileResult } from '../rules/file-results.ts';

/** An email to process, with the address that it was sent to and the user that the address belongs to. */
export interface ClaimedEmail {
  readonly id: string;
  readonly messageId: string;
  readonly sender: string;
  readonly raw: Buffer;
  readonly files: readonly EmailedFileResult[];
  readonly attempts: number;
  readonly threadId: string | null;
  readonly talentRequestId: string | null;
  readonly page: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly userEmail: string;
  readonly userName: string;
}

/** The number of minutes that a process may take for one email, enough even for many files. */
const minutesPerAttempt = 5;

/**
 * Claims the next email for a few minutes. If the process dies, another process can then take over; results are
 * recorded in the transactions that produce them.
 */
export const claimInboundEmail = async (scope: SystemScope): Promise<ClaimedEmail | undefined> => {
  const next = await scope.db
    .selectFrom('inboundEmail')
    .select('id')
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', scope.now)
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return undefined;
  const dueAt = new Date(scope.now.getTime() + minutesPerAttempt * 60_000);
  await scope.db
    .updateTable('inboundEmail')
    .set((eb) => ({ dueAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', next.id)
    .execute();
  const { sender, raw, firstName, lastName, ...row } = await scope.db
    .selectFrom('inboundEmail as email')
    .innerJoin('inboundAddress as address', 'address.id', 'email.addressId')
    .innerJoin('appUser as user', 'user.id', 'address.userId')
    .select(['email.id', 'email.messageId', 'email.sender', 'email.raw', 'email.files', 'email.attempts'])
    .select(['address.threadId', 'address.talentRequestId', 'address.page', 'address.userId', 'address.tenantId'])
    .select(['user.email as userEmail', 'user.firstName', 'user.lastName'])
    .where('email.id', '=', next.id)
    .executeTakeFirstOrThrow();
  return { ...row, sender: sender ?? '', raw: raw ?? Buffer.alloc(0), userName: `${firstName} ${lastName}` };
};

/** Records that an email was processed, and deletes its content; false if it was processed before. */
export const markEmailProcessed = async (
  scope: SystemScope,
  id: string,
  result: { status: 'accepted' } | { status: 'refused'; reason: string },
): Promise<boolean> => {
  const done = await scope.db
    .updateTable('inboundEmail')
    .set({ ...result, raw: null, sender: null, files: '[]' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
};
