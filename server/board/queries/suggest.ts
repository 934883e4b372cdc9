import { sql } from 'kysely';
import type { suggestBoardKeywords as operation } from '#contract/board/operations/search.ts';
import { suggestionSources, type SuggestionSource } from '#contract/board/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { pickSuggestions } from '#contract/common/text/suggestions.ts';
import { tokenize } from '#contract/common/text/tokenize.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { selectBoardRowsByIds } from './by-ids.ts';
import { findNewestBoardIds } from './find-on-board.ts';

const most = 10;
/** The maximum number of matching engagements whose searchable fields are read, newest first. */
const mostRead = 50;

/** Selects the fields of these engagements that keyword search covers. */
const textsOf = (scope: AgencyScope, ids: readonly string[]) =>
  selectBoardRowsByIds(scope, ids)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('talentRequest as r')
          .whereRef('r.engagementId', '=', 'e.id')
          .select(sql<string[]>`coalesce(array_agg(r.job_title), '{}')`.as('jobTitles'))
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.title', 'e.location', 'e.number', 'c.name as client', 'asked.jobTitles']);

type Texts = Awaited<ReturnType<ReturnType<typeof textsOf>['execute']>>[number];

const textOf: Record<SuggestionSource, (row: Texts) => readonly string[]> = {
  title: (row) => [row.title],
  client: (row) => [row.client],
  location: (row) => [row.location],
  number: (row) => [String(row.number).padStart(6, '0')],
  jobTitle: (row) => row.jobTitles ?? [],
};

export const suggestBoardKeywords = async (
  scope: AgencyScope,
  { keyword }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (tokenize(keyword).length === 0) return [];
  const ids = await findNewestBoardIds(scope, { keyword }, mostRead);
  if (ids.length === 0) return [];
  const rows = await textsOf(scope, ids).execute();
  return pickSuggestions(
    keyword,
    suggestionSources.flatMap((of) => rows.flatMap((row) => textOf[of](row).map((text) => ({ text, of })))),
    most,
  );
};
