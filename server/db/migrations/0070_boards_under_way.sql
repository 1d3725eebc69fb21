-- A board is shown from its first number on: what has a result and what is under way are found by one index.
drop index lottery_issues_with_result;
create index lottery_issues_shown on lottery_issues (lottery, draw_at desc)
  where draw is not null or partial is not null;
