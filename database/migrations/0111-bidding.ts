import { sql, type Kysely } from 'kysely';
import { makeTable, addAssignmentPolicy } from '#database/table-kinds.ts';

/** Auctions: the rules of each lot, its clock, its log, the bids, and the results. Source: the auction design. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = async (statements: string): Promise<void> => void (await sql.raw(statements).execute(db));

  // Ceiling, start price and step are percentages or money, depending on the bid method.
  await makeTable(
    db,
    'lot_rules',
    { kind: 'published', client: 'client_id' },
    `talent_request_id uuid primary key references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     published_at timestamptz,
     version int not null default 1,
     bid_type_id int not null check (bid_type_id in (1, 2, 3)),
     bid_method_id int not null check (bid_method_id between 1 and 5),
     award_type_id int not null check (award_type_id in (1, 2, 3)),
     award_limit int check (award_limit between 2 and 20),
     ceiling numeric(16,4) check (ceiling > 0),
     start_price numeric(16,4) check (start_price > 0),
     reference_amount numeric(14,2) check (reference_amount > 0),
     hours_per_day numeric(4,2) check (hours_per_day > 0 and hours_per_day <= 24),
     minimum_step numeric(16,4) check (minimum_step > 0),
     is_step_percent boolean not null default false,
     minimum_bids int not null default 1 check (minimum_bids between 1 and 20),
     extension_minutes int not null default 5 check (extension_minutes between 0 and 60),
     extension_limit int not null default 6 check (extension_limit between 0 and 50),
     hard_end_minutes int not null default 30 check (hard_end_minutes between 0 and 1440),
     tie_rule text not null default 'time' check (tie_rule in ('time', 'rebid')),
     standstill_days int not null default 0 check (standstill_days between 0 and 10),
     shows_bidder_count boolean not null default false,
     -- The planned end of bidding, set when the engagement moves to its bidding stage.
     ends_at timestamptz,
     constraint several_has_its_limit check ((award_type_id = 2) = (award_limit is not null)),
     constraint all_that_qualify_has_a_ceiling check (award_type_id <> 3 or ceiling is not null),
     constraint percent_has_its_reference check (bid_method_id > 2 or reference_amount is not null),
     constraint hourly_rate_has_its_day check (bid_method_id <> 5 or hours_per_day is not null)`,
  );
  await run(`create index lot_rules_of_engagement on lot_rules (engagement_id)`);
  await addAssignmentPolicy(db, 'lot_rules', 'engagement_id', { isPublic: true });
  // Creates rules for the competitive talent requests that existed before lots had their own rules.
  await run(`
    insert into lot_rules (talent_request_id, engagement_id, client_id, published_at, bid_type_id, bid_method_id,
      award_type_id, award_limit, ceiling, reference_amount, hours_per_day, ends_at)
    select r.id, r.engagement_id, r.client_id, r.published_at, e.bid_type_id, e.bid_method_id,
      case e.award_type_id when 3 then 1 else e.award_type_id end, case e.award_type_id when 2 then 2 end, null,
      case when e.bid_method_id <= 2 then coalesce(nullif(r.base_salary_to, 0), nullif(r.base_salary_from, 0), 100000) end,
      case when e.bid_method_id = 5 then 8 end, e.bidding_ends_at
    from talent_request r join engagement e on e.id = r.engagement_id where e.kind = 'competitive'`);

  // A change to a talent request can now also concern its bidding rules or its end of bidding.
  await run(`
    alter table talent_request_change drop constraint talent_request_change_field_check;
    alter table talent_request_change add constraint talent_request_change_field_check check (field in ('jobTitle',
      'description', 'location', 'noOfRoles', 'baseSalaryFrom', 'baseSalaryTo', 'contractedUnits', 'cvCap', 'biddingRules',
      'biddingEnd', 'question', 'wanted'))`);

  // The data of a lot that everyone with access to the engagement can see. Counters that reveal activity: lot_book.
  await makeTable(
    db,
    'lot',
    { kind: 'published', client: 'client_id' },
    `talent_request_id uuid primary key references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     published_at timestamptz,
     state text not null check (state in ('scheduled', 'open', 'rebid', 'closed', 'standstill', 'awarded', 'unsuccessful', 'cancelled')),
     round int not null default 1 check (round >= 1),
     opens_at timestamptz not null,
     scheduled_ends_at timestamptz not null,
     ends_at timestamptz not null,
     hard_ends_at timestamptz not null,
     extensions int not null default 0,
     -- While the talent request is paused; the ends move by the pause.
     paused_at timestamptz,
     closed_at timestamptz,
     standstill_ends_at timestamptz,
     unsuccessful_reason text check (unsuccessful_reason in ('no-bids', 'too-few-bids', 'no-award')),
     reopened_at timestamptz,
     -- A tie starts a round for the tied bidders alone.
     is_for_tied boolean not null default false,
     rules_hash text not null,
     -- The latest change of terms during bidding; a bid accepted before it must be confirmed.
     terms_changed_at timestamptz,
     -- The signed head of the complete log, the same for everyone.
     final_head text,
     constraint ends_in_order check (opens_at <= scheduled_ends_at and scheduled_ends_at <= ends_at and ends_at <= hard_ends_at),
     constraint unsuccessful_says_why check ((state = 'unsuccessful') = (unsuccessful_reason is not null))`,
  );
  await run(`
    create index lot_of_engagement on lot (engagement_id);
    create index lot_to_close on lot (ends_at) where state in ('open', 'rebid') and paused_at is null;
    create index lot_in_standstill on lot (standstill_ends_at) where state = 'standstill'`);
  await addAssignmentPolicy(db, 'lot', 'engagement_id', { isPublic: true });

  // The data of a lot that agencies can't read, because it reveals rivals' activity. Locking this row locks the lot.
  await makeTable(
    db,
    'lot_book',
    { kind: 'system' },
    `talent_request_id uuid primary key references talent_request,
     last_sequence int not null default 0,
     last_received_at timestamptz not null,
     log_size int not null default 0,
     -- The roots of the complete subtrees of the log, largest first, in hexadecimal.
     frontier text[] not null default '{}',
     -- The key of sealed amounts, itself encrypted with the server's secret.
     wrapped_secret text`,
  );

  await makeTable(
    db,
    'lot_leaf',
    { kind: 'system' },
    `talent_request_id uuid not null references talent_request,
     index int not null check (index >= 0),
     kind text not null,
     at timestamptz not null,
     supplier_id uuid references tenant,
     content text not null,
     hash text not null,
     primary key (talent_request_id, index)`,
    'append',
  );

  // A sealed bid has no amounts or salt here; once opened, they are in bid_opening.
  await makeTable(
    db,
    'bid',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     round int not null,
     sequence int not null,
     received_at timestamptz not null,
     bid_method_id int not null,
     amount numeric(16,4) check (amount > 0),
     comparable numeric(18,4) check (comparable > 0),
     salt text,
     sealed_for_lot text,
     sealed_for_bidder text,
     commitment text not null,
     leaf_index int not null,
     root text not null,
     rank_then int,
     receipt text not null,
     placed_by uuid not null,
     placed_by_name text not null,
     constraint bid_sequence_key unique (talent_request_id, sequence),
     constraint bid_leaf_key unique (talent_request_id, leaf_index),
     constraint bid_sealed_or_open check (
       (sealed_for_lot is null) = (amount is not null) and (sealed_for_lot is null) = (comparable is not null)
       and (sealed_for_lot is null) = (salt is not null) and (sealed_for_lot is null) = (sealed_for_bidder is null))`,
    'append',
  );
  await run(`create index bid_of_supplier on bid (supplier_id, talent_request_id, sequence desc)`);
  await addAssignmentPolicy(db, 'bid', 'engagement_id');

  await makeTable(
    db,
    'bid_opening',
    { kind: 'system' },
    `bid_id uuid primary key references bid,
     amount numeric(16,4) not null,
     comparable numeric(18,4) not null,
     salt text not null`,
    'append',
  );

  // An agency's own refused attempts, withdrawals, revocations and confirmations, each with its signed proof.
  await makeTable(
    db,
    'bid_note',
    { kind: 'owned', tenant: 'supplier_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     supplier_id uuid not null references tenant,
     bid_id uuid references bid,
     kind text not null check (kind in ('refused', 'withdrawn', 'revoked', 'confirmed')),
     at timestamptz not null,
     round int not null,
     -- The code of the refusal, or the reason of a revocation.
     reason text,
     proof text not null,
     by_name text not null`,
    'append',
  );
  await run(`create index bid_note_of on bid_note (supplier_id, talent_request_id, at desc)`);
  await addAssignmentPolicy(db, 'bid_note', 'engagement_id');

  // The latest bid of each agency in a lot. Denormalised from bid and bid_note, for ranks.
  await makeTable(
    db,
    'standing_bid',
    { kind: 'system' },
    `talent_request_id uuid not null references talent_request,
     supplier_id uuid not null references tenant,
     bid_id uuid not null references bid,
     bidder text not null,
     status text not null check (status in ('valid', 'unconfirmed', 'withdrawn', 'revoked')),
     comparable numeric(18,4),
     received_at timestamptz not null,
     sequence int not null,
     round int not null,
     tied_in_round int,
     primary key (talent_request_id, supplier_id),
     constraint standing_bid_bidder_key unique (talent_request_id, bidder)`,
  );
  await run(`create index standing_bid_by_rank on standing_bid (talent_request_id, comparable, received_at, sequence)
    where status = 'valid'`);

  // The published result of a lot for each bidder. The fee terms of an award are those of the bid.
  await makeTable(
    db,
    'lot_result',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     supplier_id uuid not null references tenant,
     round int not null,
     bid_id uuid not null references bid,
     state text not null check (state in ('standstill', 'final', 'set-aside')),
     is_awarded boolean not null,
     position int,
     bidder_count int,
     awarded_count int not null,
     reason text,
     share_percent int check (share_percent between 1 and 100),
     fee_type_id int check (fee_type_id in (1, 2, 3)),
     fee_percent numeric(7,4),
     fee_amount numeric(14,2),
     published_at timestamptz not null,
     final_at timestamptz,
     certificate text not null,
     constraint award_has_its_fee check (not is_awarded or (fee_type_id is not null and coalesce(fee_percent, fee_amount) is not null))`,
  );
  await run(`
    create unique index lot_result_current on lot_result (talent_request_id, supplier_id) where state <> 'set-aside';
    create index lot_result_of_supplier on lot_result (supplier_id, engagement_id)`);
  await addAssignmentPolicy(db, 'lot_result', 'engagement_id');

  await makeTable(
    db,
    'award_objection',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     supplier_id uuid not null references tenant,
     result_id uuid not null references lot_result,
     words text not null check (length(words) between 1 and 2000),
     state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
     made_at timestamptz not null,
     decided_at timestamptz,
     decision_words text,
     constraint award_objection_once unique (result_id),
     constraint decided_objection check ((state = 'open') = (decided_at is null))`,
  );
  await run(`create index award_objection_open on award_objection (made_at) where state = 'open'`);
  await addAssignmentPolicy(db, 'award_objection', 'engagement_id');

  // Every decryption of a lot's sealed amounts, visible to its bidders.
  await makeTable(
    db,
    'lot_key_use',
    { kind: 'published', client: 'client_id' },
    `id uuid primary key,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     client_id uuid not null references tenant,
     published_at timestamptz,
     at timestamptz not null,
     purpose text not null check (purpose in ('close', 'audit'))`,
    'append',
  );
  await addAssignmentPolicy(db, 'lot_key_use', 'engagement_id', { isPublic: true });

  // When the award of a request became final; from then on its winners may submit. Denormalised from lot_result.
  await run(`alter table talent_request add column awarded_at timestamptz;
    update talent_request r set awarded_at = r.status_changed_at from engagement e
      where e.id = r.engagement_id and e.kind = 'competitive' and e.stage = 'fulfillment'`);

  // The public keys for verifying receipts, heads and certificates. Old keys are kept.
  await makeTable(
    db,
    'auction_key',
    { kind: 'reference' },
    `kid text primary key, jwk jsonb not null, since timestamptz not null`,
    'append',
  );
};
