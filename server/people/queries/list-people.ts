import { sql } from 'kysely';
import { openCandidateStatuses } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listPeople as operation } from '#contract/people/operations.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { phoneDigits } from '../rules/phone-digits.ts';
import { selectDuePeople } from './due-people.ts';
import { selectPeople } from './find-person.ts';

const searched = sql<string>`concat_ws(' ', c.first_name, c.last_name, c.email_address, c.linked_in, c.location, c.contact_number)`;
const digits = sql<string>`regexp_replace(c.contact_number, '\\D', '', 'g')`;

/** Selects the people with a submission that contains every search word. */
const matching = (scope: AgencyScope, keywords: string) => {
  const submissions = scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .select('s.personId')
    .where('c.supplierId', '=', scope.tenantId)
    .where('c.erasedAt', 'is', null);
  const phone = phoneDigits(keywords);
  if (phone !== undefined) return submissions.where(digits, 'like', `%${phone}%`);
  return keywordPatterns(keywords).reduce((rows, pattern) => rows.where(searched, 'ilike', pattern), submissions);
};

/** Selects the latest submission of each of these people, with the number of all their submissions. */
export const selectLatestSubmissions = (scope: AgencyScope, page: readonly string[]) =>
  scope.db
    .selectFrom('person as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('personSubmission as s')
          .innerJoin('candidate as c', 'c.id', 's.candidateId')
          .selectAll('c')
          .select([
            sql<number>`(count(*) over ())::int`.as('submissions'),
            sql<number>`(count(*) filter (where c.status_id = any (${sql.val(openCandidateStatuses)}::int[])) over ())::int`.as(
              'openSubmissions',
            ),
          ])
          .whereRef('s.personId', '=', 'p.id')
          .where('s.supplierId', '=', scope.tenantId)
          .orderBy(sql`c.erased_at is not null`)
          .orderBy('c.dateSubmitted', 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('talentRequest as r', 'r.id', 'latest.talentRequestId')
    .innerJoin('tenant as t', 't.id', 'latest.clientId')
    .select(['p.id as personId', 'latest.firstName', 'latest.lastName', 'latest.emailAddress', 'latest.contactNumber'])
    .select(['latest.linkedIn', 'latest.location', 'latest.submissions', 'latest.openSubmissions'])
    .select(['latest.dateSubmitted', 't.name as lastClientName', 'r.jobTitle as lastJobTitle'])
    .where('p.id', 'in', page)
    .where('p.supplierId', '=', scope.tenantId)
    .orderBy('p.lastSubmittedAt', 'desc')
    .orderBy('p.id')
    .execute();

type Search = InputOf<typeof operation>;

const everyone = async (scope: AgencyScope, { keywords = '', pageCurrent, pageSize }: Search) => {
  const found =
    keywords === '' ? selectPeople(scope) : selectPeople(scope).where('p.id', 'in', matching(scope, keywords));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await found
    .select(['p.id', sql<Date | null>`null`.as('dueAt')])
    .orderBy('p.lastSubmittedAt', 'desc')
    .orderBy('p.id')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  return { total, page };
};

const thoseDue = async (scope: AgencyScope, { keywords = '', pageCurrent, pageSize }: Search) => {
  const due = selectDuePeople(scope, scope.tenantId);
  const found = keywords === '' ? due : due.where('p.id', 'in', matching(scope, keywords));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await found
    .select(['p.id', 'kept.dueAt'])
    .orderBy('kept.dueAt')
    .orderBy('p.id')
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  return { total, page };
};

/**
 * Lists the people that the agency has submitted, latest submission first. If only people whose period is ending are
 * listed, the earliest end comes first.
 */
export const listPeople = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { total, page } = await (input.isDue === true ? thoseDue : everyone)(scope, input);
  if (page.length === 0) return toPage([], input, total);
  const rows = await selectLatestSubmissions(
    scope,
    page.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.personId, row]));
  const records = page.flatMap(({ id, dueAt }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { dateSubmitted, ...shown } = row;
    return [{ ...shown, lastSubmitted: dateSubmitted.toISOString(), keptUntil: dueAt?.toISOString() ?? null }];
  });
  return toPage(records, input, total);
};
