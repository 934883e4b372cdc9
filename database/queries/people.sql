-- people.list

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null;

select "p"."id", null as "due_at"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null
order by "p"."last_submitted_at" desc, "p"."id"
limit $2
offset $3;

commit;


-- people.one

start transaction read only;

select *
from app.open_scope ($1, $2);

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

select *
from app.person_retention ($1);

select app.count_submissions ($1) as count;

select "asked_at", "asked_by_name", "expires_at", "answered_at", "keeps"
from "renewal_request"
where "person_id" = $1 and "supplier_id" = $2
order by "asked_at" desc, "id" desc
limit $3;

select *
from "candidate_document"
where
  "supplier_id" = $1
  and "kind" = $2
  and (
    "deleted_at" is null
    or exists (
      select "v"."number"
      from "candidate_version" as "v"
      where
        "v"."candidate_id" = "candidate_document"."candidate_id"
        and v.content -> 'documentIds' ? candidate_document.id::text
    )
  )
  and "candidate_id" in ($3)
order by "created_at" desc, "id" desc;

select *
from "person_note"
where "person_id" = $1 and "supplier_id" = $2
order by "created_at" desc, "id" desc;

select app.received_now ($1) as now;

select "m".*, "merged"."first_name", "merged"."last_name"
from
  "person_merge" as "m"
  inner join lateral (
    select "c"."first_name", "c"."last_name"
    from "candidate" as "c"
    where "c"."id" = any ("m"."candidate_ids") and "c"."supplier_id" = $1
    order by "c"."date_submitted" desc
    limit $2
  ) as "merged" on true
where "m"."person_id" = $3 and "m"."supplier_id" = $4 and "m"."undone_at" is null and "m"."merged_at" > $5
order by "m"."merged_at" desc;

commit;


-- people.imported

start transaction read only;

select *
from app.open_scope ($1, $2);

select "id", "fields"
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4
order by "id";

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

commit;


-- people.addNote

begin;

select *
from app.open_scope ($1, $2);

select "p"."id"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null and "p"."id" in ($2)
order by "p"."id"
for update;

insert into
  "person_note" ("id", "person_id", "supplier_id", "text", "author_user_id", "author_name", "created_at")
values ($1, $2, $3, $4, $5, $6, $7);

commit;


-- people.deleteNote

begin;

select *
from app.open_scope ($1, $2);

select *
from app.person_retention ($1);

delete from "person_note"
where "id" = $1 and "person_id" = $2 and "supplier_id" = $3 and "author_user_id" = $4
returning "id";

commit;


-- people.requestChoices

start transaction read only;

select *
from app.open_scope ($1, $2);

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

select count(*) as "total"
from
  "talent_request" as "r"
  inner join "application" as "a" on "a"."engagement_id" = "r"."engagement_id"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "a"."supplier_id" = $1
  and "a"."status_id" in ($2, $3)
  and "e"."status" = $4
  and "e"."published_at" is not null
  and "r"."published_at" is not null
  and "r"."status_id" = $5
  and (
    (
      "e"."kind" = $6
      and "a"."status_id" = $7
    )
    or (
      "e"."stage" = $8
      and exists (
        select "lot_result"."id"
        from "lot_result"
        where
          "lot_result"."talent_request_id" = "r"."id"
          and "lot_result"."supplier_id" = $9
          and "lot_result"."state" = $10
          and "lot_result"."is_awarded" = $11
      )
    )
    or (
      "e"."kind" = $12
      and "e"."stage" = $13
      and "a"."status_id" = $14
      and not exists (
        select "lot"."talent_request_id"
        from "lot"
        where "lot"."talent_request_id" = "r"."id"
      )
    )
  );

select
  "r"."id" as "request_id", "e"."id", "e"."number", "e"."title", "e"."kind", "e"."client_id",
  "c"."name" as "client_name", "e"."status", "e"."ended_as", "a"."status_id" as "application_status_id"
from
  "talent_request" as "r"
  inner join "application" as "a" on "a"."engagement_id" = "r"."engagement_id"
  inner join "engagement" as "e" on "e"."id" = "r"."engagement_id"
  inner join "tenant" as "c" on "c"."id" = "e"."client_id"
where
  "a"."supplier_id" = $1
  and "a"."status_id" in ($2, $3)
  and "e"."status" = $4
  and "e"."published_at" is not null
  and "r"."published_at" is not null
  and "r"."status_id" = $5
  and (
    (
      "e"."kind" = $6
      and "a"."status_id" = $7
    )
    or (
      "e"."stage" = $8
      and exists (
        select "lot_result"."id"
        from "lot_result"
        where
          "lot_result"."talent_request_id" = "r"."id"
          and "lot_result"."supplier_id" = $9
          and "lot_result"."state" = $10
          and "lot_result"."is_awarded" = $11
      )
    )
    or (
      "e"."kind" = $12
      and "e"."stage" = $13
      and "a"."status_id" = $14
      and not exists (
        select "lot"."talent_request_id"
        from "lot"
        where "lot"."talent_request_id" = "r"."id"
      )
    )
  )
order by "r"."number" desc, "r"."id"
limit $15
offset $16;

select *
from "talent_request"
where "published_at" is not null and "id" in ($1, $2, $3, $4, $5)
order by "number";

select
  "lot"."talent_request_id", "lot"."state", "result"."state" as "result_state", "result"."is_awarded",
  "result"."fee_type_id", "result"."fee_percent", "result"."fee_amount", "result"."share_percent"
from
  "lot"
  left join "lot_result" as "result" on "result"."talent_request_id" = "lot"."talent_request_id"
  and "result"."supplier_id" = $1
  and "result"."state" != $2
where "lot"."talent_request_id" in ($3, $4, $5, $6, $7);

select "talent_request_id", "status_id", count(*) as "count"
from "candidate"
where "talent_request_id" in ($1, $2, $3, $4, $5) and "supplier_id" = $6 and "status_id" <> $7
group by "talent_request_id", "status_id";

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

commit;


-- people.startSubmission

begin;

select *
from app.open_scope ($1, $2);

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

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
from "application"
where "supplier_id" = $1 and "engagement_id" = $2;

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

select *
from "qualification_question"
where "talent_request_id" in ($1) and "withdrawn_at" is null and "published_at" is not null
order by "sort";

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

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

select "id"
from "submission_draft"
where
  "supplier_id" = $1
  and "user_id" = $2
  and "talent_request_id" = $3
  and "is_imported" = $4
  and lower(fields ->> 'emailAddress') = $5
order by "saved_at" desc, "id"
limit $6;

select *
from "candidate_document"
where
  "supplier_id" = $1
  and "kind" = $2
  and (
    "deleted_at" is null
    or exists (
      select "v"."number"
      from "candidate_version" as "v"
      where
        "v"."candidate_id" = "candidate_document"."candidate_id"
        and v.content -> 'documentIds' ? candidate_document.id::text
    )
  )
  and "candidate_id" in ($3)
order by "created_at" desc, "id" desc;

select
  (
    count(*) filter (
      where uploaded_by = $1
    )
  )::int as "mine",
  count(*)::int as "all"
from "candidate_document"
where "supplier_id" = $2 and "candidate_id" is null;

select count(*) as "count"
from "submission_draft"
where "supplier_id" = $1 and "user_id" = $2 and "talent_request_id" = $3 and "is_imported" = $4;

insert into
  "submission_draft" (
    "id",
    "supplier_id",
    "user_id",
    "talent_request_id",
    "fields",
    "document_id",
    "is_imported",
    "saved_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

commit;


-- people.merge

begin;

select *
from app.open_scope ($1, $2);

select "p"."id"
from "person" as "p"
where
  "p"."supplier_id" = $1
  and "p"."merged_into_id" is null
  and "p"."erased_at" is null
  and "p"."id" in ($2, $3)
order by "p"."id"
for update;

select count(*) as "seen"
from "person_submission"
where "person_id" = $1 and "supplier_id" = $2;

select app.count_submissions ($1) as count;

update "person_note"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3
returning "id";

update "person_key"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3
returning key_type || ':' || key_hash as "id";

update "person_submission"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3
returning candidate_id as "id";

select app.received_now ($1) as now;

select "renewed_at", "keep_refused_at"
from "person"
where "id" = $1 and "supplier_id" = $2;

insert into
  "person_merge" (
    "id",
    "person_id",
    "merged_person_id",
    "supplier_id",
    "candidate_ids",
    "note_ids",
    "key_hashes",
    "former_renewed_at",
    "former_keep_refused_at",
    "merged_at",
    "merged_by",
    "merged_by_name"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

update "person" as "p"
set
  "last_submitted_at" = greatest(p.last_submitted_at, other.last_submitted_at),
  "renewed_at" = greatest(p.renewed_at, other.renewed_at),
  "keep_refused_at" = greatest(p.keep_refused_at, other.keep_refused_at)
from "person" as "other"
where "p"."id" = $1 and "other"."id" = $2 and "p"."supplier_id" = $3;

select app.set_merged_into ($1, $2);

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


-- people.undoMerge

begin;

select *
from app.open_scope ($1, $2);

select "p"."id"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null and "p"."id" in ($2)
order by "p"."id"
for update;

select *
from "person_merge"
where "id" = $1 and "person_id" = $2 and "supplier_id" = $3
for update;

select app.received_now ($1) as now;

select app.set_merged_into ($1, $2);

update "person_submission"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3 and candidate_id = any ($4::uuid[]);

update "person_note"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3 and id = any ($4::uuid[]);

update "person_key"
set "person_id" = $1
where "person_id" = $2 and "supplier_id" = $3 and key_type || ':' || key_hash = any ($4::text[]);

update "person" as "p"
set
  "renewed_at" = case
    when p.renewed_at = other.renewed_at then $1::timestamptz
    else p.renewed_at
  end,
  "keep_refused_at" = case
    when p.keep_refused_at = other.keep_refused_at then $2::timestamptz
    else p.keep_refused_at
  end
from "person" as "other"
where "p"."id" = $3 and "other"."id" = $4 and "p"."supplier_id" = $5;

update "person_merge"
set "undone_at" = $1
where "id" = $2 and "supplier_id" = $3;

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


-- people.export

begin;

select *
from app.open_scope ($1, $2);

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

select *
from app.person_retention ($1);

select app.count_submissions ($1) as count;

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
from "candidate_step"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "at", "id";

select "a"."candidate_id", "q"."text" as "question", "a"."answer"
from "candidate_answer" as "a" inner join "qualification_question" as "q" on "q"."id" = "a"."question_id"
where "a"."candidate_id" in ($1) and "a"."supplier_id" = $2
order by "q"."sort";

select "candidate_id", "kind", "file_name", "size_bytes", "created_at", "deleted_at"
from "candidate_document"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "created_at";

select "m"."id", "t"."candidate_id", "m"."text", "m"."author_name", "m"."created_at", "m"."earlier_texts"
from "message" as "m" inner join "thread" as "t" on "t"."id" = "m"."thread_id"
where "t"."candidate_id" in ($1) and "t"."supplier_id" = $2
order by "m"."created_at";

select *
from "salary_revision"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "proposed_at";

select *
from "ownership_claim"
where "candidate_id" in ($1) and "supplier_id" = $2;

select *
from "ownership_defence"
where "candidate_id" in ($1) and "supplier_id" = $2 and "is_raised" = $3
order by "opened_at";

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

select *
from "candidate_version"
where "candidate_id" = $1 and "supplier_id" = $2
order by "number";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "supplier_id" = $2
order by "created_at", "id";

select "id", "value"
from "country"
where "id" in ($1);

select "first_name", "last_name", "email_address", "contact_number", "linked_in", "current_country_id"
from "candidate"
where "id" in ($1) and "supplier_id" = $2 and "erased_at" is null;

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" in ($1) and "supplier_id" = $2;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

select
  "d"."id", "d"."candidate_id", "d"."first_name", "d"."last_name", "d"."email_address",
  "d"."current_country_id", "cv"."text_content"
from "draft_candidate" as "d" left join "candidate_document" as "cv" on "cv"."id" = "d"."document_id"
where
  "d"."supplier_id" = $1
  and (
    "d"."candidate_id" in ($2)
    or coalesce(
      lower(d.email_address) like any ($3::text[])
      or regexp_replace(d.email_address, '[^0-9]', '', 'g') like any ($4::text[]),
      false
    )
    or coalesce(
      lower(cv.text_content) like any ($5::text[])
      or regexp_replace(cv.text_content, '[^0-9]', '', 'g') like any ($6::text[]),
      false
    )
  );

select "id", "fields"
from "submission_draft"
where
  "supplier_id" = $1
  and coalesce(
    lower(fields::text) like any ($2::text[])
    or regexp_replace(fields::text, '[^0-9]', '', 'g') like any ($3::text[]),
    false
  );

select
  "c"."id", "c"."submission", "c"."email_address", "c"."first_name", "c"."last_name",
  "k"."id" as "candidate_id"
from "consent_request" as "c" left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where
  "c"."supplier_id" = $1
  and "c"."erased_at" is null
  and (
    "k"."id" in ($2)
    or coalesce(
      lower(c.email_address) like any ($3::text[])
      or regexp_replace(c.email_address, '[^0-9]', '', 'g') like any ($4::text[]),
      false
    )
    or coalesce(
      lower(c.submission::text) like any ($5::text[])
      or regexp_replace(c.submission::text, '[^0-9]', '', 'g') like any ($6::text[]),
      false
    )
  );

select "id"
from "ownership_dispute"
where "supplier_id" = $1 and "erased_at" is null and keys && $2::text[];

select "id", "code"
from "currency";

select "asked_at", "asked_by_name", "answered_at", "keeps"
from "renewal_request"
where
  "person_id" in (
    select "id"
    from "person"
    where
      (
        "id" = $1
        or "merged_into_id" = $2
      )
      and "supplier_id" = $3
  )
  and "supplier_id" = $4
order by "asked_at";

select *
from "person"
where "id" = $1 and "supplier_id" = $2;

select "merged_at", "merged_by_name", "undone_at"
from "person_merge"
where "person_id" = $1 and "supplier_id" = $2
order by "merged_at";

select "text", "author_name", "created_at"
from "person_note"
where "person_id" = $1 and "supplier_id" = $2
order by "created_at";

commit;


-- people.exportPdf

begin;

select *
from app.open_scope ($1, $2);

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

select *
from app.person_retention ($1);

select app.count_submissions ($1) as count;

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
from "candidate_step"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "at", "id";

select "a"."candidate_id", "q"."text" as "question", "a"."answer"
from "candidate_answer" as "a" inner join "qualification_question" as "q" on "q"."id" = "a"."question_id"
where "a"."candidate_id" in ($1) and "a"."supplier_id" = $2
order by "q"."sort";

select "candidate_id", "kind", "file_name", "size_bytes", "created_at", "deleted_at"
from "candidate_document"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "created_at";

select "m"."id", "t"."candidate_id", "m"."text", "m"."author_name", "m"."created_at", "m"."earlier_texts"
from "message" as "m" inner join "thread" as "t" on "t"."id" = "m"."thread_id"
where "t"."candidate_id" in ($1) and "t"."supplier_id" = $2
order by "m"."created_at";

select *
from "salary_revision"
where "candidate_id" in ($1) and "supplier_id" = $2
order by "proposed_at";

select *
from "ownership_claim"
where "candidate_id" in ($1) and "supplier_id" = $2;

select *
from "ownership_defence"
where "candidate_id" in ($1) and "supplier_id" = $2 and "is_raised" = $3
order by "opened_at";

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

select *
from "candidate_version"
where "candidate_id" = $1 and "supplier_id" = $2
order by "number";

select
  "id", "candidate_id", "supplier_id", "client_id", "kind", "file_name", "extension", "media_type",
  "size_bytes", "sha256", "storage_key", "thumbnail_key", "unreadable_reason", "uploaded_by", "created_at",
  "deleted_at"
from "candidate_document"
where "candidate_id" = $1 and "supplier_id" = $2
order by "created_at", "id";

select "id", "value"
from "country"
where "id" in ($1);

select "first_name", "last_name", "email_address", "contact_number", "linked_in", "current_country_id"
from "candidate"
where "id" in ($1) and "supplier_id" = $2 and "erased_at" is null;

select "key_type", "key_hash"
from "candidate_identity"
where "candidate_id" in ($1) and "supplier_id" = $2;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

select "code"
from "country"
where "id" = $1;

select
  "d"."id", "d"."candidate_id", "d"."first_name", "d"."last_name", "d"."email_address",
  "d"."current_country_id", "cv"."text_content"
from "draft_candidate" as "d" left join "candidate_document" as "cv" on "cv"."id" = "d"."document_id"
where
  "d"."supplier_id" = $1
  and (
    "d"."candidate_id" in ($2)
    or coalesce(
      lower(d.email_address) like any ($3::text[])
      or regexp_replace(d.email_address, '[^0-9]', '', 'g') like any ($4::text[]),
      false
    )
    or coalesce(
      lower(cv.text_content) like any ($5::text[])
      or regexp_replace(cv.text_content, '[^0-9]', '', 'g') like any ($6::text[]),
      false
    )
  );

select "id", "fields"
from "submission_draft"
where
  "supplier_id" = $1
  and coalesce(
    lower(fields::text) like any ($2::text[])
    or regexp_replace(fields::text, '[^0-9]', '', 'g') like any ($3::text[]),
    false
  );

select
  "c"."id", "c"."submission", "c"."email_address", "c"."first_name", "c"."last_name",
  "k"."id" as "candidate_id"
from "consent_request" as "c" left join "candidate" as "k" on "k"."consent_request_id" = "c"."id"
where
  "c"."supplier_id" = $1
  and "c"."erased_at" is null
  and (
    "k"."id" in ($2)
    or coalesce(
      lower(c.email_address) like any ($3::text[])
      or regexp_replace(c.email_address, '[^0-9]', '', 'g') like any ($4::text[]),
      false
    )
    or coalesce(
      lower(c.submission::text) like any ($5::text[])
      or regexp_replace(c.submission::text, '[^0-9]', '', 'g') like any ($6::text[]),
      false
    )
  );

select "id"
from "ownership_dispute"
where "supplier_id" = $1 and "erased_at" is null and keys && $2::text[];

select "id", "code"
from "currency";

select "asked_at", "asked_by_name", "answered_at", "keeps"
from "renewal_request"
where
  "person_id" in (
    select "id"
    from "person"
    where
      (
        "id" = $1
        or "merged_into_id" = $2
      )
      and "supplier_id" = $3
  )
  and "supplier_id" = $4
order by "asked_at";

select *
from "person"
where "id" = $1 and "supplier_id" = $2;

select "merged_at", "merged_by_name", "undone_at"
from "person_merge"
where "person_id" = $1 and "supplier_id" = $2
order by "merged_at";

select "text", "author_name", "created_at"
from "person_note"
where "person_id" = $1 and "supplier_id" = $2
order by "created_at";

commit;


-- people.erase

begin;

select *
from app.open_scope ($1, $2);

select "p"."id"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null and "p"."id" in ($2)
order by "p"."id"
for update;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

select *
from app.person_retention ($1);

select app.count_submissions ($1) as count;

delete from "person_note"
where "person_id" = $1;

delete from "renewal_request"
where
  "person_id" in (
    select "id"
    from "person"
    where
      (
        "id" = $1
        or "merged_into_id" = $2
      )
  );

delete from "person_key"
where "person_id" = $1;

delete from "person_merge"
where "person_id" = $1;

update "person"
set "erased_at" = $1
where
  (
    "id" = $2
    or "merged_into_id" = $3
  )
  and "erased_at" is null;

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

insert into "erasure" ("id", "tenant_id", "kind", "subject_id", "asked_by", "asked_at")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing;

commit;


-- people.retention

start transaction read only;

select *
from app.open_scope ($1, $2);

select "months"
from "retention_setting"
where "supplier_id" = $1;

commit;


-- people.changeRetention

begin;

select *
from app.open_scope ($1, $2);

select "months"
from "retention_setting"
where "supplier_id" = $1;

insert into "retention_setting" ("supplier_id", "months")
values ($1, $2)
on conflict ("supplier_id") do update
set "months" = $3;

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


-- people.retentionPlan

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "person" as "p" inner join lateral app.person_retention (p.id) as kept on true
where
  "p"."supplier_id" = $1
  and "p"."merged_into_id" is null
  and "p"."erased_at" is null
  and (
    p.last_submitted_at <= $2::timestamptz + make_interval(days => 33) - make_interval(
      months => coalesce(
        (
          select s.months
          from retention_setting s
          where s.supplier_id = p.supplier_id
        ),
        24
      )
    )
    or "p"."keep_refused_at" is not null
  )
  and (
    "kept"."due_at" <= $3
    or "kept"."refused_at" is not null
  );

select "p"."id" as "person_id", "kept".*
from "person" as "p" inner join lateral app.person_retention (p.id) as kept on true
where
  "p"."supplier_id" = $1
  and "p"."merged_into_id" is null
  and "p"."erased_at" is null
  and (
    p.last_submitted_at <= $2::timestamptz + make_interval(days => 33) - make_interval(
      months => coalesce(
        (
          select s.months
          from retention_setting s
          where s.supplier_id = p.supplier_id
        ),
        24
      )
    )
    or "p"."keep_refused_at" is not null
  )
  and (
    "kept"."due_at" <= $3
    or "kept"."refused_at" is not null
  )
order by "kept"."due_at", "p"."id"
limit $4
offset $5;

commit;


-- people.unsubmittedDue

start transaction read only;

select *
from app.open_scope ($1, $2);

select *
from app.unsubmitted_retention ($1, $2, $3)
order by due_at, id;

commit;


-- people.exportRetentionPlan

begin;

select *
from app.open_scope ($1, $2);

select "p"."id" as "person_id", "kept".*
from "person" as "p" inner join lateral app.person_retention (p.id) as kept on true
where
  "p"."supplier_id" = $1
  and "p"."merged_into_id" is null
  and "p"."erased_at" is null
  and (
    p.last_submitted_at <= $2::timestamptz + make_interval(days => 33) - make_interval(
      months => coalesce(
        (
          select s.months
          from retention_setting s
          where s.supplier_id = p.supplier_id
        ),
        24
      )
    )
    or "p"."keep_refused_at" is not null
  )
  and (
    "kept"."due_at" <= $3
    or "kept"."refused_at" is not null
  )
order by "kept"."due_at", "p"."id"
limit $4
offset $5;

select *
from app.unsubmitted_retention ($1, $2, $3)
order by due_at, id;

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


-- people.holds

start transaction read only;

select *
from app.open_scope ($1, $2);

select count(*) as "total"
from "person_hold";

select "h".*, "latest"."first_name", "latest"."last_name", "t"."name" as "agency_name"
from
  "person_hold" as "h"
  left join lateral (
    select "c"."first_name", "c"."last_name"
    from
      "person_submission" as "s"
      inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
      inner join "person" as "p" on "p"."id" = "h"."person_id"
    where "s"."person_id" = coalesce("p"."merged_into_id", "p"."id")
    order by "c"."date_submitted" desc
    limit $1
  ) as "latest" on true
  inner join "tenant" as "t" on "t"."id" = "h"."supplier_id"
order by h.lifted_at is not null, "h"."placed_at" desc, "h"."id" desc
limit $2
offset $3;

commit;


-- people.findPeopleToHold

start transaction read only;

select *
from app.open_scope ($1, $2);

select
  "p"."id" as "person_id", "p"."last_submitted_at", "t"."name" as "agency_name", "latest"."first_name",
  "latest"."last_name", "latest"."email_address", "latest"."submissions",
  app.held_since (p.id) as "held_since"
from
  "person" as "p"
  inner join lateral (
    select "c"."first_name", "c"."last_name", "c"."email_address", (count(*) over ())::int as "submissions"
    from "person_submission" as "s" inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
    where "s"."person_id" = "p"."id" and "c"."erased_at" is null
    order by "c"."date_submitted" desc, "c"."id" desc
    limit $1
  ) as "latest" on true
  inner join "tenant" as "t" on "t"."id" = "p"."supplier_id"
where
  "p"."merged_into_id" is null
  and "p"."erased_at" is null
  and "p"."id" in (
    select "s"."person_id"
    from "candidate" as "c" inner join "person_submission" as "s" on "s"."candidate_id" = "c"."id"
    where lower("c"."email_address") = $2 and "c"."erased_at" is null
  )
order by "t"."name", "p"."id"
limit $3;

commit;


-- people.placeHold

begin;

select *
from app.open_scope ($1, $2);

select "supplier_id"
from "person"
where "id" = $1 and "merged_into_id" is null and "erased_at" is null
for update;

select *
from app.person_retention ($1);

insert into
  "person_hold" (
    "id",
    "provider_id",
    "person_id",
    "supplier_id",
    "reason",
    "placed_at",
    "placed_by",
    "placed_by_name"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8);

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

select "h".*, "latest"."first_name", "latest"."last_name", "t"."name" as "agency_name"
from
  "person_hold" as "h"
  left join lateral (
    select "c"."first_name", "c"."last_name"
    from
      "person_submission" as "s"
      inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
      inner join "person" as "p" on "p"."id" = "h"."person_id"
    where "s"."person_id" = coalesce("p"."merged_into_id", "p"."id")
    order by "c"."date_submitted" desc
    limit $1
  ) as "latest" on true
  inner join "tenant" as "t" on "t"."id" = "h"."supplier_id"
where "h"."id" = $2;

commit;


-- people.liftHold

begin;

select *
from app.open_scope ($1, $2);

select "person_id", "supplier_id", "lifted_at"
from "person_hold"
where "id" = $1
for update;

update "person_hold"
set "lifted_at" = $1, "lifted_by" = $2, "lifted_by_name" = $3
where "id" = $4;

update "person"
set "retention_noticed_at" = $1
where "id" = $2;

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

select "h".*, "latest"."first_name", "latest"."last_name", "t"."name" as "agency_name"
from
  "person_hold" as "h"
  left join lateral (
    select "c"."first_name", "c"."last_name"
    from
      "person_submission" as "s"
      inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
      inner join "person" as "p" on "p"."id" = "h"."person_id"
    where "s"."person_id" = coalesce("p"."merged_into_id", "p"."id")
    order by "c"."date_submitted" desc
    limit $1
  ) as "latest" on true
  inner join "tenant" as "t" on "t"."id" = "h"."supplier_id"
where "h"."id" = $2;

commit;


-- people.askToKeep

begin;

select *
from app.open_scope ($1, $2);

select "p"."id"
from "person" as "p"
where "p"."supplier_id" = $1 and "p"."merged_into_id" is null and "p"."erased_at" is null and "p"."id" in ($2)
order by "p"."id"
for update;

select "c".*, "r"."job_title", "e"."kind", "e"."number" as "engagement_number", "t"."name" as "client_name"
from
  "person_submission" as "s"
  inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
  inner join "talent_request" as "r" on "r"."id" = "c"."talent_request_id"
  inner join "engagement" as "e" on "e"."id" = "c"."engagement_id"
  inner join "tenant" as "t" on "t"."id" = "c"."client_id"
where "s"."person_id" = $1 and "s"."supplier_id" = $2
order by "c"."date_submitted" desc, "c"."id" desc;

select "asked_at", "asked_by_name", "expires_at", "answered_at", "keeps"
from "renewal_request"
where "person_id" = $1 and "supplier_id" = $2
order by "asked_at" desc, "id" desc
limit $3;

select distinct split_part(email, '@', 2) as "domain"
from "app_user"
where "tenant_id" = $1 and "deleted_at" is null;

insert into
  "renewal_request" (
    "id",
    "person_id",
    "supplier_id",
    "first_name",
    "last_name",
    "email_address",
    "asked_at",
    "asked_by",
    "asked_by_name",
    "expires_at"
  )
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

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


-- people.renewalPage

start transaction read only;

select set_config('app.side', 'system', true);

select "r".*, "t"."name" as "agency_name", "s"."months"
from
  "renewal_request" as "r"
  inner join "tenant" as "t" on "t"."id" = "r"."supplier_id"
  left join "retention_setting" as "s" on "s"."supplier_id" = "r"."supplier_id"
where "r"."id" = $1;

commit;


-- people.answerRenewal

begin;

select set_config('app.side', 'system', true);

select "r".*, "t"."name" as "agency_name", "s"."months"
from
  "renewal_request" as "r"
  inner join "tenant" as "t" on "t"."id" = "r"."supplier_id"
  left join "retention_setting" as "s" on "s"."supplier_id" = "r"."supplier_id"
where "r"."id" = $1
for update of "r";

with recursive
  merged as (
    select p.id, p.merged_into_id
    from person p
    where p.id = $1 and p.supplier_id = $2
    union
    select p.id, p.merged_into_id
    from person p join merged m on p.id = m.merged_into_id
  )
select p.id
from merged m join person p on p.id = m.id
where p.merged_into_id is null and p.erased_at is null;

update "renewal_request"
set "answered_at" = $1, "keeps" = $2
where "id" = $3;

update "person"
set "renewed_at" = $1, "keep_refused_at" = $2, "retention_noticed_at" = $3
where "id" = $4;

select "c"."id", "c"."engagement_id", "c"."talent_request_id"
from "person_submission" as "s" inner join "candidate" as "c" on "c"."id" = "s"."candidate_id"
where "s"."person_id" = $1 and "c"."erased_at" is null
order by "c"."date_submitted" desc, "c"."id" desc
limit $2;

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
