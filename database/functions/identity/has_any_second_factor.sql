-- Whether a user has an authenticator app or a passkey. A passkey counts as both factors, because the device verifies
-- the user.
create or replace function app.has_any_second_factor(p_user uuid) returns boolean
  language sql stable as $$
  select exists (select from second_factor f where f.user_id = p_user and f.confirmed_at is not null)
      or exists (select from passkey k where k.user_id = p_user) $$;
