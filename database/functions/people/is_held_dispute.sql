-- Whether the person in an ownership dispute is on hold, either at the owner or, by the dispute's identity keys, at the
-- agency that opened it (p_supplier). If so, the dispute must not be cleared. Row security applies, so the answer is only
-- right for the system and for functions that act as it.
create or replace function app.is_held_dispute(p_dispute uuid, p_supplier uuid, p_keys text[]) returns boolean
  language sql stable set search_path = public as $$
  select exists (select from ownership_defence d
      where d.dispute_id = p_dispute and app.is_held_candidate(d.candidate_id))
    or exists (select from person_key k where k.supplier_id = p_supplier
      and k.key_type || ':' || k.key_hash = any(p_keys) and app.held_since(k.person_id) is not null) $$;
