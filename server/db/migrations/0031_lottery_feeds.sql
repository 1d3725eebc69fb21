-- What sources of lottery results sign with, and which of their reports holds.

create table lottery_feed_keys (
  id text primary key check (id ~ '^fk_[A-Za-z0-9_-]{16}$'),
  source text not null check (source ~ '^[a-z][a-z0-9-]{0,31}$'),
  secret_sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz
);
create index lottery_feed_keys_by_source on lottery_feed_keys (source);
grant select on lottery_feed_keys to livery_app;

-- A source counts what it tells of an issue, so that what is sent again late does not undo what it told after.
alter table lottery_reports
  add column version integer not null default 1 check (version between 1 and 999),
  drop constraint lottery_reports_lottery_issue_source_digest_key,
  add unique (lottery, issue, source, version);
