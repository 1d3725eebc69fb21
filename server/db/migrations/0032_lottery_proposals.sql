-- What one operator proposes of an issue's result and another one confirms; at most one waits for each issue.
create table lottery_proposals (
  id bigint generated always as identity primary key,
  verb text not null check (verb in ('enter', 'correct', 'void')),
  issue_id bigint not null references lottery_issues (id),
  -- Null where the issue is to be void.
  draw jsonb check ((draw is null) = (verb = 'void')),
  reason text check (verb = 'enter' or reason is not null),
  -- The issue's version when it was proposed: where another result came meanwhile, it is not what was looked at any more.
  version integer not null,
  proposed_by text not null check (length(proposed_by) between 1 and 64),
  proposed_at timestamptz not null default clock_timestamp(),
  -- Confirmed, or replaced by another proposal where nobody confirmed it.
  ended_at timestamptz,
  confirmed_by text check (length(confirmed_by) between 1 and 64),
  check (lower(confirmed_by) <> lower(proposed_by)),
  check (confirmed_by is null or ended_at is not null)
);
create unique index lottery_proposals_waiting on lottery_proposals (issue_id) where ended_at is null;
