-- Jobs. The queue itself is graphile-worker's, in a schema of its own that the owner's login installs.

-- One row for each job: the newest occurrence that was put in the queue, so that none is put there twice, and what came
-- of the last ones. The owner's alone.
create table job_schedules (
  name text primary key,
  every_seconds integer not null,
  scheduled_for timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  failed_at timestamptz,
  error text,
  runs bigint not null default 0,
  failures bigint not null default 0
);

-- One row for each runner that lives; one that was not seen for some time is dead, and its jobs are free again.
create table job_runners (
  id text primary key,
  seen_at timestamptz not null
);
