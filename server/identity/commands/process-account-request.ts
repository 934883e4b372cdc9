import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { accountRequestEmail, maxEmailsPerHour } from '../rules/account-email.ts';
import { createLinkToken } from './create-token.ts';
import { enqueueAccountEmail } from './enqueue-account-email.ts';

const hourMs = 3_600_000;

const hasHadEnough = async (scope: SystemScope, email: string): Promise<boolean> => {
  const { count } = await scope.db
    .selectFrom('mail')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('toAddress', '=', email)
    .where('template', 'like', 'account-%')
    .where('createdAt', '>', new Date(scope.now.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return count >= maxEmailsPerHour;
};

/** Adds to a link the page to open after the link has been used. */
const withNext = (path: string, nextPath: string | null): string => {
  if (nextPath === null) return path;
  const [page = '', token = ''] = path.split('#');
  return `${page}?${new URLSearchParams({ next: nextPath }).toString()}#${token}`;
};

/**
 * Processes the oldest account request: sends an email if the address belongs to a user, and does nothing otherwise.
 */
export const processNextAccountRequest = async (scope: SystemScope, mail: Mailer): Promise<'done' | 'none'> => {
  const ask = await scope.db
    .selectFrom('accountAsk')
    .selectAll()
    .where('askedAt', '>', new Date(scope.now.getTime() - hourMs))
    .orderBy('askedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!ask) return 'none';
  await scope.db.deleteFrom('accountAsk').where('id', '=', ask.id).execute();
  const user = await scope.db
    .selectFrom('appUser')
    .select(['id', 'isEmailVerified'])
    .where('email', '=', ask.email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!user || (await hasHadEnough(scope, ask.email))) return 'done';
  const { template, purpose } = accountRequestEmail(ask.kind, user.isEmailVerified);
  const path =
    purpose === undefined ? '/' : withNext((await createLinkToken(scope, user.id, purpose)).path, ask.nextPath);
  await enqueueAccountEmail(scope, mail, { userId: user.id, template, path });
  return 'done';
};

/** Deletes requests that weren't processed within an hour, for example because no email could be written. */
export const purgeAccountRequests = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('accountAsk')
    .where('askedAt', '<=', new Date(scope.now.getTime() - hourMs))
    .execute();
};
