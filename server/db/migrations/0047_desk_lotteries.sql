-- What the desk lists and shows of lotteries and of the system.

-- Issues of all lotteries by their draw, or those of one state.
create index lottery_issues_by_moment on lottery_issues (draw_at desc, id desc);
create index lottery_issues_by_state on lottery_issues (state, draw_at desc, id desc);

-- Since when a runner of jobs, and so its gateway, is there, and of which release it is.
alter table job_runners
  add column started_at timestamptz not null default now(),
  add column version text;

-- What the last look at the books found, whichever gateway looked; one row.
create table ledger_verdict (
  id boolean primary key default true check (id),
  checked_at timestamptz not null,
  -- When everything was looked at last.
  whole_at timestamptz,
  faults jsonb not null check (jsonb_typeof(faults) = 'array')
);
