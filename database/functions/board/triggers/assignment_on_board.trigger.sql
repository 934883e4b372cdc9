create or replace trigger assignment_on_board after update of user_id, deleted_at on assignment
  for each row when ((old.user_id, old.deleted_at) is distinct from (new.user_id, new.deleted_at))
  execute function app.own_work_on_board();
