-- Moves the ends of a locked lot when a bid extends it or when its pause has ended. Agencies need this function
-- because they aren't allowed to update the lot themselves.
create or replace function app.move_lot_end(p_request uuid, p_scheduled timestamptz, p_ends text, p_hard timestamptz, p_extensions int, p_paused_at timestamptz) returns void
  language sql security definer set search_path = public set app.side = 'system' as $$
  update lot set scheduled_ends_at = p_scheduled, ends_at = p_ends::timestamptz, hard_ends_at = p_hard, extensions = p_extensions,
                 paused_at = p_paused_at
  where talent_request_id = p_request $$;
