create or replace trigger guard_question before update on qualification_question for each row execute function app.guard_question();
