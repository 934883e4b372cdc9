import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardLexeme, candidateLexeme, opportunityLexeme } from './search-lexemes.ts';

const read = (path: string): string => readFileSync(new URL(`./functions/${path}.sql`, import.meta.url), 'utf8');

const opportunity = 'opportunities/opportunity_now.view';
const board = 'board/board_now.view';
const candidate = 'candidates/candidate_words_now.view';

test.each([
  [opportunity, 'opportunityLexeme', opportunityLexeme],
  [board, 'boardLexeme', boardLexeme],
  [candidate, 'candidateLexeme', candidateLexeme],
])('%s writes every lexeme of its index', (view, table, lexemes) => {
  const text = read(view);
  expect(Object.keys(lexemes).filter((name) => !text.includes(`\${${table}.${name}}`))).toEqual([]);
});

const columnsWatched = (trigger: string): string[] =>
  (/update of ([\w,\s]+?)\s+on\s/.exec(read(`${trigger}.trigger`))?.[1] ?? '').split(/,\s*/);

/** The tables that the views read, each with the trigger that notices changes and the columns that never change. */
test.each([
  [opportunity, 'e', 'opportunities/triggers/index_opportunity_of_engagement', ['id']],
  [opportunity, 't', 'opportunities/triggers/index_opportunity_of_request', ['engagement_id', 'number']],
  [opportunity, 'c', 'opportunities/triggers/index_opportunities_of_client', ['id']],
  [board, 'e', 'board/triggers/index_board_of_engagement', ['id']],
  [board, 't', 'board/triggers/index_board_of_request', ['engagement_id']],
  [board, 'c', 'board/triggers/index_board_of_client', ['id', 'side']],
  [board, 'a', 'board/triggers/index_board_of_application', ['engagement_id', 'supplier_id']],
  [board, 's', 'board/triggers/index_board_of_assignment', ['engagement_id', 'supplier_id']],
  [candidate, 'c', 'candidates/index_candidate', ['id', 'supplier_id', 'engagement_id']],
])('every column that %s reads as %s is watched by %s', (view, alias, trigger, fixed) => {
  const columns = [...read(view).matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, column = '']) => column);
  const watched = [...columnsWatched(trigger), ...fixed];
  expect(columns).not.toEqual([]);
  expect(columns.filter((column) => !watched.includes(column))).toEqual([]);
});
