-- Returns the details of an agency's candidates whose data must be kept, because their person is on hold, or because
-- something about them is undecided (`app.open_matter`).
-- Phone numbers are compared by their last eight digits, which are the same in every notation.
create or replace function app.kept_identities(p_supplier uuid)
  returns table (candidate_id uuid, email text, phone text, profile text, is_held boolean)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with recursive held as (
    select h.person_id as id from person_hold h where h.supplier_id = p_supplier and h.lifted_at is null
    -- A merge moves the submissions to the remaining person.
    union select p.merged_into_id from held join person p on p.id = held.id where p.merged_into_id is not null),
  kept as (
    select s.candidate_id, true as is_held from held join person_submission s on s.person_id = held.id
    union all
    select distinct m.candidate_id, false from app.open_matter m where m.supplier_id = p_supplier)
  select c.id, lower(btrim(c.email_address)), right(regexp_replace(c.contact_number, '[^0-9]', '', 'g'), 8),
    lower(substring(c.linked_in from '([^/?#]+)/?$')), k.is_held
  from kept k join candidate c on c.id = k.candidate_id where c.erased_at is null $$;
