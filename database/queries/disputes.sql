-- disputes.open

begin;

select *
from app.open_scope ($1, $2);

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

select *
from "talent_request"
where "published_at" is not null and "engagement_id" = $1
order by "number";

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3);

select count(*) as "count"
from "candidate"
where "supplier_id" = $1 and "talent_request_id" = $2 and "status_id" in ($3, $4, $5, $6, $7);

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "id"
from "app_user"
where "id" = $1
for no key update;

select count(distinct (client_id, key_hashes))::int as "count"
from "ownership_check"
where
  "supplier_id" = $1
  and "user_id" = $2
  and "checked_at" > $3
  and (client_id, key_hashes) <> ($4::uuid, $5::text[]);

select "candidate"."status_id", "candidate"."date_submitted", "key"."active"
from "candidate" inner join "candidate_identity" as "key" on "key"."candidate_id" = "candidate"."id"
where
  "candidate"."supplier_id" = $1
  and "candidate"."client_id" = $2
  and "key"."supplier_id" = $3
  and "key"."client_id" = $4
  and ("key"."key_type", "key"."key_hash") in (($5, $6))
  and "candidate"."talent_request_id" = $7
order by "key"."active" desc, "candidate"."date_submitted" desc
limit $8;

select *
from app.person_owner ($1, $2, $3::text[], $4);

insert into
  "ownership_check" (
    "id",
    "supplier_id",
    "user_id",
    "client_id",
    "checked_at",
    "key_hashes",
    "is_available",
    "is_submission"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

select app.has_disputed ($1, $2, $3::text[], $4::text[], $5) as is_decided;

select "id", "answered_at"
from "consent_request"
where "supplier_id" = $1 and "client_id" = $2 and "state" = $3 and "email_address" = $4
order by "answered_at", "id"
limit $5;

select created_at
from app.unsubmitted_cv_uploads ($1);

insert into
  "ownership_dispute" (
    "id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "first_name",
    "last_name",
    "keys",
    "contacts",
    "statement",
    "opened_at",
    "opened_by",
    "opened_by_name",
    "consented_at",
    "consent_request_id",
    "cv_uploaded_at",
    "decide_by"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
on conflict do nothing
returning *;

select app.store_disputed_owner ($1, $2, $3) as party;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

select
  "d".*,
  "consent"."withdrawn_at" as "consent_withdrawn_at",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where
      cv.kind = 'cv'
      and cv.supplier_id = "d"."supplier_id"
      and exists (
        select
        from candidate_identity i
        where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys)
      )
  ) as "submitted_cv_uploaded_at",
  "e"."number" as "engagement_number",
  "e"."title" as "engagement_title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        json_agg(
          json_build_object('amount', f.amount::text, 'currencyIso', c.code, 'isAgreed', f.agreed_at is not null)
          order by f.candidate_id
        ),
        '[]'
      )
    from assigned_fee f join currency c on c.id = f.currency_id
    where f.dispute_id = d.id
  ) as "assigned_fees"
from
  "ownership_dispute" as "d"
  inner join "engagement" as "e" on "e"."id" = "d"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "d"."client_id"
  left join "consent_request" as "consent" on "consent"."id" = "d"."consent_request_id"
where "d"."erased_at" is null and "d"."id" = $1;

commit;


-- disputes.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "d".*,
  "consent"."withdrawn_at" as "consent_withdrawn_at",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where
      cv.kind = 'cv'
      and cv.supplier_id = "d"."supplier_id"
      and exists (
        select
        from candidate_identity i
        where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys)
      )
  ) as "submitted_cv_uploaded_at",
  "e"."number" as "engagement_number",
  "e"."title" as "engagement_title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        json_agg(
          json_build_object('amount', f.amount::text, 'currencyIso', c.code, 'isAgreed', f.agreed_at is not null)
          order by f.candidate_id
        ),
        '[]'
      )
    from assigned_fee f join currency c on c.id = f.currency_id
    where f.dispute_id = d.id
  ) as "assigned_fees"
from
  "ownership_dispute" as "d"
  inner join "engagement" as "e" on "e"."id" = "d"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "d"."client_id"
  left join "consent_request" as "consent" on "consent"."id" = "d"."consent_request_id"
where "d"."erased_at" is null and "d"."supplier_id" = $1
order by "d"."opened_at" desc, "d"."id"
limit $2
offset $3;

select count(*) as "total"
from "ownership_dispute"
where "supplier_id" = $1 and "erased_at" is null;

commit;


-- disputes.withdraw

begin;

select *
from app.open_scope ($1, $2);

select *
from "ownership_dispute"
where "id" = $1 and "erased_at" is null
for update;

update "ownership_dispute"
set "state" = $1, "ended_at" = $2, "ended_by_name" = $3, "reasons" = $4
where "id" = $5;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

select
  "d".*,
  "consent"."withdrawn_at" as "consent_withdrawn_at",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where
      cv.kind = 'cv'
      and cv.supplier_id = "d"."supplier_id"
      and exists (
        select
        from candidate_identity i
        where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys)
      )
  ) as "submitted_cv_uploaded_at",
  "e"."number" as "engagement_number",
  "e"."title" as "engagement_title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        json_agg(
          json_build_object('amount', f.amount::text, 'currencyIso', c.code, 'isAgreed', f.agreed_at is not null)
          order by f.candidate_id
        ),
        '[]'
      )
    from assigned_fee f join currency c on c.id = f.currency_id
    where f.dispute_id = d.id
  ) as "assigned_fees"
from
  "ownership_dispute" as "d"
  inner join "engagement" as "e" on "e"."id" = "d"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "d"."client_id"
  left join "consent_request" as "consent" on "consent"."id" = "d"."consent_request_id"
where "d"."erased_at" is null and "d"."id" = $1;

commit;


-- disputes.ofCandidate

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "same"."candidate_id"
from
  app.candidates_of_person ($1, $2) as "same"
  inner join "candidate" as "found" on "found"."id" = "same"."candidate_id"
  inner join "candidate" as "owning" on "owning"."id" = $3
where
  (
    "found"."status_id" <> $4
    or "found"."date_submitted" >= "owning"."date_submitted"
  )
  and (
    "found"."client_id" = $5
    or "found"."talent_request_id" = $6
  )
order by "same"."candidate_id";

select *
from "ownership_defence"
where "supplier_id" = $1 and "is_raised" = $2 and "candidate_id" in ($3, $4) and "scope_id" in ($5, $6)
order by outcome is not null, "opened_at" desc, "dispute_id"
limit $7;

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" = $1 and "supplier_id" = $2;

select "id", "state", "opened_at", "opened_by_name", "late_at", "ended_at", "reasons"
from "ownership_dispute"
where "supplier_id" = $1 and "client_id" = $2 and "erased_at" is null and keys && $3::text[]
order by "opened_at" desc, "id"
limit $4;

commit;


-- disputes.ofReceivedCandidate

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from "candidate"
where "client_id" = $1 and "status_id" != $2 and "id" = $3;

select *
from "talent_request"
where "client_id" = $1 and "id" = $2;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."client_id" = $1 and "engagement"."id" = $2;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

select "event"."kind", "event"."at", "event"."data"
from "event"
where "event"."candidate_id" = $1 and "event"."client_id" = $2 and "event"."kind" in ($3, $4, $5, $6, $7)
order by "event"."sequence" desc
limit $8;

commit;


-- disputes.answer

begin;

select *
from app.open_scope ($1, $2);

select *
from "ownership_defence"
where "dispute_id" = $1
for update;

select *
from "candidate"
where "supplier_id" = $1 and "id" = $2;

select *
from "talent_request"
where "published_at" is not null and "id" = $1;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."published_at" is not null and "engagement"."id" = $1;

select *
from "salary_revision"
where "candidate_id" = $1 and "state" = $2;

update "ownership_defence"
set "contacts" = $1, "statement" = $2, "answered_at" = $3, "answered_by" = $4, "answered_by_name" = $5
where "dispute_id" = $6;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

select *
from "ownership_defence"
where "supplier_id" = $1 and "is_raised" = $2 and "dispute_id" = $3;

commit;


-- disputes.all

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "d".*,
  "consent"."withdrawn_at" as "consent_withdrawn_at",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where
      cv.kind = 'cv'
      and cv.supplier_id = "d"."supplier_id"
      and exists (
        select
        from candidate_identity i
        where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys)
      )
  ) as "submitted_cv_uploaded_at",
  "e"."number" as "engagement_number",
  "e"."title" as "engagement_title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        json_agg(
          json_build_object('amount', f.amount::text, 'currencyIso', c.code, 'isAgreed', f.agreed_at is not null)
          order by f.candidate_id
        ),
        '[]'
      )
    from assigned_fee f join currency c on c.id = f.currency_id
    where f.dispute_id = d.id
  ) as "assigned_fees",
  "agency"."name" as "supplier_name",
  "k"."id" as "candidate_id",
  "k"."supplier_name" as "owner_name",
  "k"."number" as "candidate_number",
  "k"."date_submitted",
  "k"."consent_request_id" as "owner_consent_request_id",
  "k"."consent_confirmed_at",
  "k"."consent_withdrawn_at" as "owner_consent_withdrawn_at",
  "k"."date_hired",
  "f"."answer_by",
  "f"."contacts" as "owner_contacts",
  "f"."statement" as "owner_statement",
  "f"."answered_at",
  "f"."answered_by_name",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where cv.kind = 'cv' and cv.supplier_id = "k"."supplier_id" and cv.candidate_id = k.id
  ) as "owner_cv_uploaded_at"
from
  "ownership_dispute" as "d"
  inner join "engagement" as "e" on "e"."id" = "d"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "d"."client_id"
  left join "consent_request" as "consent" on "consent"."id" = "d"."consent_request_id"
  inner join "tenant" as "agency" on "agency"."id" = "d"."supplier_id"
  left join "ownership_defence" as "f" on "f"."dispute_id" = "d"."id"
  and "f"."is_raised" = $1
  left join "candidate" as "k" on "k"."id" = "f"."candidate_id"
where "d"."erased_at" is null
order by
  d.state <> 'open',
  case when d.state = 'open' then d.decide_by
  end,
  "d"."opened_at" desc,
  "d"."id"
limit $2
offset $3;

select count(*) as "total"
from "ownership_dispute"
where "erased_at" is null;

select f.dispute_id, f.answered_at, f.answer_by, person.is_claimed
from
  ownership_defence f
  cross join lateral (
    select coalesce(bool_or(k.claim_state = 'pending'), false) as is_claimed
    from candidate k
    where
      k.id in (
        select app.candidates_of_person (f.candidate_id, f.scope_id)
      )
  ) person
where f.dispute_id = any ($1::uuid[]) and f.is_raised;

commit;


-- disputes.decide

begin;

select *
from app.open_scope ($1, $2);

select "d"."id"
from
  "ownership_defence" as "f"
  inner join "ownership_dispute" as "d" on "d"."id" = "f"."dispute_id"
  inner join "ownership_dispute" as "one" on "one"."client_id" = "d"."client_id"
  inner join "ownership_defence" as "answered" on "answered"."dispute_id" = "one"."id"
  and "answered"."supplier_id" = "f"."supplier_id"
where "one"."id" = $1 and "f"."outcome" is null
order by "f"."dispute_id"
for update of "d";

select "f"."candidate_id"
from
  "ownership_defence" as "f"
  inner join "ownership_dispute" as "d" on "d"."id" = "f"."dispute_id"
  inner join "ownership_dispute" as "one" on "one"."client_id" = "d"."client_id"
  inner join "ownership_defence" as "answered" on "answered"."dispute_id" = "one"."id"
  and "answered"."supplier_id" = "f"."supplier_id"
where "one"."id" = $1 and "f"."outcome" is null
order by "f"."dispute_id";

select distinct same.candidate_id
from candidate c cross join lateral app.candidates_of_person (c.id, c.client_id) same
where c.id = any ($1::uuid[]);

select distinct "engagement_id", "talent_request_id"
from "candidate"
where "id" in ($1, $2, $3, $4) and "erased_at" is null
order by "engagement_id", "talent_request_id";

select *
from "talent_request"
where "id" = $1;

select "id"
from "engagement"
where "id" = $1
for no key update;

select
  "engagement".*, "tenant"."name" as "client_name", "currency"."code" as "currency_code",
  "currency"."digits" as "currency_digits"
from
  "engagement"
  inner join "tenant" on "tenant"."id" = "engagement"."client_id"
  inner join "currency" on "currency"."id" = "engagement"."currency_id"
where "engagement"."id" = $1;

select "id"
from "talent_request"
where "id" = $1
for no key update;

select *
from "candidate"
where "id" in ($1, $2, $3, $4) and "erased_at" is null
order by "id"
for update;

select *
from "ownership_dispute"
where "id" = $1 and "erased_at" is null
for update;

select *
from "ownership_defence"
where "dispute_id" = $1
for update;

select f.dispute_id, f.answered_at, f.answer_by, person.is_claimed
from
  ownership_defence f
  cross join lateral (
    select coalesce(bool_or(k.claim_state = 'pending'), false) as is_claimed
    from candidate k
    where
      k.id in (
        select app.candidates_of_person (f.candidate_id, f.scope_id)
      )
  ) person
where f.dispute_id = any ($1::uuid[]) and f.is_raised;

update "ownership_dispute"
set "state" = $1, "ended_at" = $2, "ended_by_name" = $3, "reasons" = $4
where "id" = $5;

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

update "ownership_defence"
set "outcome" = $1, "ended_at" = $2, "reasons" = $3
where "dispute_id" = $4;

select "same"."candidate_id"
from
  app.candidates_of_person ($1, $2) as "same"
  inner join "candidate" as "found" on "found"."id" = "same"."candidate_id"
  inner join "candidate" as "owning" on "owning"."id" = $3
where
  (
    "found"."status_id" <> $4
    or "found"."date_submitted" >= "owning"."date_submitted"
  )
  and (
    "found"."client_id" = $5
    or "found"."talent_request_id" = $6
  )
order by "same"."candidate_id";

select "f".*
from
  "ownership_defence" as "f"
  inner join "ownership_dispute" as "d" on "d"."id" = "f"."dispute_id"
  inner join "ownership_dispute" as "one" on "one"."client_id" = "d"."client_id"
  inner join "ownership_defence" as "answered" on "answered"."dispute_id" = "one"."id"
  and "answered"."supplier_id" = "f"."supplier_id"
where "one"."id" = $1 and "f"."outcome" is null and "f"."dispute_id" <> $2
order by "f"."dispute_id";

select "talent_request_id"
from "candidate"
where "id" = $1 and "erased_at" is null;

select *
from "candidate"
where "id" = $1 and "erased_at" is null
for update;

update "candidate"
set "dispute_state" = $1
where "id" = $2;

update "ownership_defence"
set "keys" = $1
where "dispute_id" = $2;

select
  "d".*,
  "consent"."withdrawn_at" as "consent_withdrawn_at",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where
      cv.kind = 'cv'
      and cv.supplier_id = "d"."supplier_id"
      and exists (
        select
        from candidate_identity i
        where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys)
      )
  ) as "submitted_cv_uploaded_at",
  "e"."number" as "engagement_number",
  "e"."title" as "engagement_title",
  "r"."job_title",
  "client"."name" as "client_name",
  (
    select
      coalesce(
        json_agg(
          json_build_object('amount', f.amount::text, 'currencyIso', c.code, 'isAgreed', f.agreed_at is not null)
          order by f.candidate_id
        ),
        '[]'
      )
    from assigned_fee f join currency c on c.id = f.currency_id
    where f.dispute_id = d.id
  ) as "assigned_fees",
  "agency"."name" as "supplier_name",
  "k"."id" as "candidate_id",
  "k"."supplier_name" as "owner_name",
  "k"."number" as "candidate_number",
  "k"."date_submitted",
  "k"."consent_request_id" as "owner_consent_request_id",
  "k"."consent_confirmed_at",
  "k"."consent_withdrawn_at" as "owner_consent_withdrawn_at",
  "k"."date_hired",
  "f"."answer_by",
  "f"."contacts" as "owner_contacts",
  "f"."statement" as "owner_statement",
  "f"."answered_at",
  "f"."answered_by_name",
  (
    select
      coalesce(
        array_agg(
          distinct cv.created_at
          order by cv.created_at
        ),
        '{}'
      )
    from candidate_document cv
    where cv.kind = 'cv' and cv.supplier_id = "k"."supplier_id" and cv.candidate_id = k.id
  ) as "owner_cv_uploaded_at"
from
  "ownership_dispute" as "d"
  inner join "engagement" as "e" on "e"."id" = "d"."engagement_id"
  inner join "talent_request" as "r" on "r"."id" = "d"."talent_request_id"
  inner join "tenant" as "client" on "client"."id" = "d"."client_id"
  left join "consent_request" as "consent" on "consent"."id" = "d"."consent_request_id"
  inner join "tenant" as "agency" on "agency"."id" = "d"."supplier_id"
  left join "ownership_defence" as "f" on "f"."dispute_id" = "d"."id"
  and "f"."is_raised" = $1
  left join "candidate" as "k" on "k"."id" = "f"."candidate_id"
where "d"."erased_at" is null and "d"."id" = $2;

commit;


-- disputes.agreeFee

begin;

select *
from app.open_scope ($1, $2);

select "dispute_id", "supplier_id", "engagement_id", "amount", "agreed_at"
from "assigned_fee"
where "candidate_id" = $1;

select "amount", "first_agreed_at"
from "assigned_fee"
where "candidate_id" = $1
for update;

update "assigned_fee"
set "amount" = $1, "agreed_at" = $2, "first_agreed_at" = $3
where "candidate_id" = $4
returning "candidate_id";

insert into
  "event" (
    "id",
    "at",
    "actor_user_id",
    "supplier_id",
    "client_id",
    "engagement_id",
    "talent_request_id",
    "application_id",
    "candidate_id",
    "kind",
    "data"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

commit;
