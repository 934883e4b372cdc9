import { sql } from 'kysely';
import type { suggestCandidates as operation } from '#contract/candidates/operations/list.ts';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { pickSuggestions } from '#contract/common/text/suggestions.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { centreConditions } from './centre-conditions.ts';

const most = 10;
/** The number of newest matching candidates that are read for completions. */
const mostRead = 50;

interface Row {
  firstName: string;
  lastName: string;
  number: number;
  jobTitle: string;
  clientName: string;
}

const textsOf = ({ firstName, lastName, number, jobTitle, clientName }: Row): string[] => [
  `${firstName} ${lastName}`,
  String(number).padStart(6, '0'),
  jobTitle,
  clientName,
];

/** Suggests completions of a keyword. Source: specification 2, section 8. */
export const suggestCandidates = async (
  scope: AgencyScope,
  { keywords }: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation>> => {
  const { rows } = await sql<Row>`
    select c.first_name, c.last_name, c.number, r.job_title, t.name as client_name
    from app.listed_candidate c join talent_request r on r.id = c.talent_request_id join tenant t on t.id = c.client_id
    where ${centreConditions(scope, { keywords })}
    order by c.date_submitted desc, c.id desc limit ${mostRead}`.execute(scope.db);
  return pickSuggestions(
    keywords,
    rows.flatMap((row) => textsOf(row).map((text) => ({ text }))),
    most,
  ).map(({ text }) => text);
};
