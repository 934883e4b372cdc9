import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Denormalised tables that are never read directly: named functions search them and return ids and counts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));
  const index = { kind: 'index' } as const;

  // Engagements that agencies may apply to, by words, filters and closing time.
  await makeTable(
    db,
    'opportunity_text',
    index,
    `engagement_id uuid primary key references engagement on delete cascade,
     closing_at timestamptz not null,
     words tsvector not null,
     phrases text[] not null,
     counted text[] not null default '{}',
     is_counted boolean not null default false`,
  );
  await run(`
       create index opportunity_text_closing on opportunity_text (closing_at, engagement_id);
       create index opportunity_text_uncounted on opportunity_text (engagement_id) where not is_counted;
       create index opportunity_text_words on opportunity_text using gin (words) with (fastupdate = off);
       alter table opportunity_text alter column words set statistics 300`);

  await makeTable(
    db,
    'search_phrase',
    index,
    `id int generated always as identity primary key,
     kind text not null check (kind in ('role', 'client', 'place', 'classification')),
     phrase text not null,
     uses int not null check (uses >= 0),
     unique (kind, phrase)`,
  );

  await makeTable(
    db,
    'search_start',
    index,
    `phrase_id int not null references search_phrase on delete cascade,
     start text collate "C" not null,
     uses int not null,
     primary key (phrase_id, start)`,
  );
  await run(`
       create index search_start_by_text on search_start (start);
       create index search_start_by_one on search_start ((left(start, 1)), uses desc) where uses > 0;
       create index search_start_by_two on search_start ((left(start, 2)), uses desc) where uses > 0;
       create index search_start_by_three on search_start ((left(start, 3)), uses desc) where uses > 0`);

  await makeTable(
    db,
    'search_word',
    index,
    `word text collate "C" primary key,
     stem text,
     near text[] not null`,
  );
  await run(`create index search_word_near on search_word using gin (near)`);

  // The engagements on each agency's board, with the columns that its sort orders and filters need.
  await makeTable(
    db,
    'board_row',
    index,
    `engagement_id uuid not null references engagement on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null,
     number int not null,
     engagement_type_id int not null,
     application_status_id int not null,
     is_open boolean not null,
     stage_rank int not null,
     created_at timestamptz not null,
     closes_at timestamptz not null,
     closing_at timestamptz not null,
     paused_at timestamptz,
     paused_until timestamptz,
     title text not null,
     client text not null,
     users uuid[] not null,
     words tsvector not null,
     has_unfilled_request boolean not null,
     primary key (engagement_id, supplier_id)`,
  );
  await run(`
       create index board_row_words on board_row using gin (words) with (fastupdate = off);
       create index board_row_created on board_row (supplier_id, created_at, engagement_id);
       create index board_row_closing on board_row (supplier_id, is_open desc, closes_at, engagement_id);
       create index board_row_title on board_row (supplier_id, title, engagement_id);
       create index board_row_client on board_row (supplier_id, client, engagement_id);
       create index board_row_number on board_row (supplier_id, number, engagement_id);
       create index board_row_stage on board_row (supplier_id, stage_rank, engagement_id);
       create index board_row_counted on board_row (supplier_id, application_status_id, engagement_type_id, client_id)`);

  // The names by which an agency searches its own candidates.
  await makeTable(
    db,
    'candidate_words',
    index,
    `candidate_id uuid primary key references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     engagement_id uuid not null,
     date_submitted timestamptz not null,
     words tsvector not null`,
  );
  await run(`
       create index candidate_words_words on candidate_words using gin (words) with (fastupdate = off);
       create index candidate_words_newest on candidate_words (supplier_id, date_submitted, candidate_id)`);
};
