import { sql, type RawBuilder } from 'kysely';
import type { suggestOnBoard as operation } from '#contract/board/operations/search.ts';
import { suggestedFrom, type SuggestedFrom } from '#contract/board/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { ofCaller } from './narrow.ts';

const most = 10;

const textOf: Record<SuggestedFrom, RawBuilder<string>> = {
  title: sql<string>`e.title`,
  client: sql<string>`c.name`,
  location: sql<string>`e.location`,
  number: sql<string>`lpad(e.number::text, 6, '0')`,
  jobTitle: sql<string>`r.job_title`,
};

/** The shortest texts of one kind that have every word. A job title is that of any request of the engagement. */
const found = (scope: AgencyScope, of: SuggestedFrom, patterns: readonly string[]) => {
  const text = textOf[of];
  return ofCaller(scope)
    .$if(of === 'jobTitle', (query) => query.innerJoin('talentRequest as r', 'r.engagementId', 'e.id'))
    .where(sql<boolean>`${text} ilike all (${patterns})`)
    .select([text.as('text'), sql.lit(of).as('of')])
    .groupBy(text)
    .orderBy(sql`length(${text})`)
    .orderBy('text')
    .limit(most);
};

export const suggest = async (
  scope: AgencyScope,
  { keyword }: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const patterns = keywordPatterns(keyword);
  if (patterns.length === 0) return [];
  const all: { text: string; of: SuggestedFrom }[] = [];
  for (const of of suggestedFrom) all.push(...(await found(scope, of, patterns).execute()));
  const seen = new Set<string>();
  return all
    .toSorted((one, other) => one.text.length - other.text.length)
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, most);
};
