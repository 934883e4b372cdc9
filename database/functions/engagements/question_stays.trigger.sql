create or replace trigger question_stays before update on qualification_question for each row execute function app.question_stays();
