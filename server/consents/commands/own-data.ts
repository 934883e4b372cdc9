import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { candidateStatuses } from '#contract/candidates/states.ts';
import type {
  eraseConsent as eraseOperation,
  exportConsent as exportOperation,
  sendConsentCode as codeOperation,
} from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import { consentCodeMinutes } from '#contract/consents/rules.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findHeldCandidates } from '#server/people/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { ConsentCodeFacts } from '../emails/consent-code.tsx';
import { consentEvents } from '../events.ts';
import { toConsentPage, lockConsentByToken, type ConsentRow } from '../queries/consent-page.ts';
import { consentIds } from '../queries/lock-request.ts';
import { clearConsentRequests } from './clear-requests.ts';

/**
 * The characters of a code, without letters and digits that look alike. A code has eight characters, so it can't be
 * guessed before it expires.
 */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomCode = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

const hashOf = (scope: SystemScope, requestId: string, code: string): string =>
  scope.vault.mac('consent code', `${requestId} ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

/** Requests a code. The job that writes the email also creates the code, so that no one can read it anywhere else. */
export const sendConsentCode = async (
  scope: SystemScope,
  { token }: InputOf<typeof codeOperation>,
): Promise<HandlerResult<typeof codeOperation>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  await scope.emit({ kind: consentEvents.codeRequested, ...consentIds(row) });
  return { minutes: consentCodeMinutes };
};

/** Emails a new code to the candidate's own address. An earlier code becomes invalid. */
export const emailConsentCode = async (scope: SystemScope, requestId: string, mail: Mail): Promise<void> => {
  const code = randomCode();
  const row = await scope.db
    .updateTable('consentRequest as c')
    .from('tenant')
    .set({
      codeHash: hashOf(scope, requestId, code),
      codeExpiresAt: new Date(scope.now.getTime() + consentCodeMinutes * 60_000),
    })
    .whereRef('tenant.id', '=', 'c.supplierId')
    .where('c.id', '=', requestId)
    .where('c.erasedAt', 'is', null)
    .returning(['c.emailAddress', 'c.firstName', 'c.lastName', 'tenant.name as agency'])
    .executeTakeFirst();
  if (!row) return;
  const facts: ConsentCodeFacts = {
    template: 'consent-code',
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    agency: row.agency,
    minutes: consentCodeMinutes,
  };
  await enqueueEmail(scope, mail, { address: row.emailAddress, name: `${row.firstName} ${row.lastName}` }, facts);
};

/** Finds and locks the request that matches a link and the code emailed for that request. */
const lockByCode = async (
  scope: SystemScope,
  { token, code }: { token: string; code: string },
): Promise<ConsentRow | Refused<'link-unknown' | 'code-wrong'>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  const isRight =
    row.codeHash === hashOf(scope, row.id, code) && row.codeExpiresAt !== null && scope.now < row.codeExpiresAt;
  return isRight ? row : refuse(consentRefusals['code-wrong']);
};

const submittedAs = (scope: SystemScope, row: ConsentRow) =>
  scope.db
    .selectFrom('candidate')
    .innerJoin('engagement as e', 'e.id', 'candidate.engagementId')
    .innerJoin('application as a', 'a.id', 'candidate.applicationId')
    .select(['candidate.id', 'candidate.dateHired'])
    .select(sql<number>`coalesce((a.terms ->> 'guaranteeDays')::int, e.guarantee_days)`.as('guaranteeDays'))
    .where('consentRequestId', '=', row.id)
    .executeTakeFirst();

/** Exports all data held under a consent. */
export const exportConsent = async (
  scope: SystemScope,
  input: InputOf<typeof exportOperation>,
): Promise<HandlerResult<typeof exportOperation>> => {
  const row = await lockByCode(scope, input);
  if (row instanceof Refused) return row;
  const candidate = await submittedAs(scope, row);
  const steps = await scope.db
    .selectFrom('candidateStep')
    .select(['toStatusId', 'at'])
    .where('candidateId', '=', candidate?.id ?? row.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  await scope.emit({ kind: consentEvents.exported, ...consentIds(row) });
  return {
    exported: scope.now.toISOString(),
    details: await toConsentPage(scope, row),
    openedAt: row.openedAt?.toISOString() ?? null,
    note: row.note,
    corrections: row.corrections,
    steps: steps.map(({ toStatusId, at }) => ({
      status: lookupValue(candidateStatuses, toStatusId),
      at: at.toISOString(),
    })),
  };
};

/**
 * Deletes all data held under a consent. A job then erases the submitted candidate in the same way as any other, and
 * withdraws the candidacy. Erasure is refused during a hire's guarantee period. Source: domain rules D22, D24.
 */
export const eraseConsent = async (
  scope: SystemScope,
  input: InputOf<typeof eraseOperation>,
): Promise<HandlerResult<typeof eraseOperation>> => {
  const row = await lockByCode(scope, input);
  if (row instanceof Refused) return row;
  const candidate = await submittedAs(scope, row);
  if (candidate && (await findHeldCandidates(scope, [candidate.id])).length > 0)
    return refuse(consentRefusals['on-hold']);
  if (candidate?.dateHired) {
    const guaranteed = new Date(candidate.dateHired.getTime() + candidate.guaranteeDays * 86_400_000);
    if (guaranteed > scope.now) return refuse(consentRefusals['guarantee-running']);
  }
  await scope.emit({
    kind: consentEvents.erased,
    ...consentIds(row),
    data: {
      consentRequestId: row.id,
      requestedBy: row.requestedBy,
      candidateIds: candidate ? [candidate.id] : [],
    },
  });
  await clearConsentRequests(scope, [row.id]);
  return {};
};
