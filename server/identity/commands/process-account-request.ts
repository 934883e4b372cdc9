import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { accountRequestMail, maxMailsPerHour } from '../rules/account-mail.ts';
import { createLinkToken } from './create-token.ts';
import { writeAccountMail } from './write-account-mail.ts';

const hourMs = 3_600_000;

const hasHadEnough = async (scope: SystemScope, email: string): Promise<boolean> => {
  const { count } = await scope.db
    .selectFrom('mail')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('toAddress', '=', email)
    .where('template', 'like', 'account-%')
    .where('createdAt', '>', new Date(scope.now.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return count >= maxMailsPerHour;
};

/** The page of a link, and what it leads on to. */
const withNext = (path: string, nextPath: string | null): string => {
  if (nextPath === null) return path;
  const [page = '', token = ''] = path.split('#');
  return `${page}?${new URLSearchParams({ next: nextPath }).toString()}#${token}`;
};

/** Answers the first of what was asked for: with a mail where somebody has the address, else with nothing. */
export const processNextAccountRequest = async (scope: SystemScope, mail: Mail): Promise<'done' | 'none'> => {
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
  const { template, purpose } = accountRequestMail(ask.kind, user.isEmailVerified);
  const path =
    purpose === undefined ? '/' : withNext((await createLinkToken(scope, user.id, purpose)).path, ask.nextPath);
  await writeAccountMail(scope, mail, { userId: user.id, template, path });
  return 'done';
};

/** Forgets what was asked for and never answered, because no mail could be written for an hour. */
export const purgeAccountRequests = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('accountAsk')
    .where('askedAt', '<=', new Date(scope.now.getTime() - hourMs))
    .execute();
};
