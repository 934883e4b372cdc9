-- Whether an agency's record must be kept, because its text contains an address, phone number or profile of a person
-- whose data must be kept, or the email address of the person in an undecided dispute that the agency opened. The agency
-- may not have submitted this person, so no candidate shows that the dispute is undecided. With `p_only_held`, undecided
-- matters (`app.open_matter`, disputes) are ignored and only holds are considered: undecided matters prevent deletion by
-- jobs, but not by users.
create or replace function app.is_kept_record(p_supplier uuid, p_text text, p_only_held boolean default false)
  returns boolean
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (select from app.kept_identities(p_supplier) k
    where (k.is_held or not p_only_held) and (
      (k.email <> '' and position(k.email in lower(p_text)) > 0)
      or (length(k.profile) > 2 and position(k.profile in lower(p_text)) > 0)
      or (length(k.phone) = 8 and position(k.phone in regexp_replace(p_text, '[^0-9]', '', 'g')) > 0)))
    or (not p_only_held and exists (
      select from ownership_dispute d
      where d.supplier_id = p_supplier and d.state = 'open' and d.keys && array(
        -- A dispute has only the hashes of the person's details, as `identityKeys` makes them.
        select 'email:' || encode(sha256(convert_to('email:' || lower(rtrim(found[1], '.')), 'UTF8')), 'hex')
        from regexp_matches(p_text, '[^[:space:]@"<>(),;:]+@[^[:space:]@"<>(),;:]+', 'g') found))) $$;
