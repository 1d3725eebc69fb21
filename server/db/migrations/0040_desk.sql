-- The desk, where staff run merchants: its accounts, roles, cases and audit. Rows of cases and of the audit belong to
-- brands; a transaction sees those that its staff member's scope covers, and one of the site sees none.

-- Merchant codes that whoever works in this transaction may see; '{*}' for all of them, null outside of the desk.
create function desk_scope() returns text[]
  language sql stable
  return nullif(current_setting('app.desk_scope', true), '')::text[];

-- Whether the transaction may see what belongs to these brands; null stands for all brands, also later ones.
create function desk_covers(brands text[]) returns boolean
  language sql stable
  return coalesce(desk_scope() @> '{*}' or (brands is not null and brands <@ desk_scope()), false);

create table desk_staff (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 80),
  state text not null default 'invited' check (state in ('invited', 'active', 'disabled')),
  -- argon2id; null until the invitation is accepted.
  password_hash text,
  roles text[] not null check (cardinality(roles) between 1 and 10),
  -- Null for all brands.
  brands text[] check (cardinality(brands) > 0),
  -- Addresses and networks that may sign in; empty for anywhere.
  addresses text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  check (state <> 'active' or password_hash is not null)
);
create unique index desk_staff_by_email on desk_staff (lower(email));

-- Links that were sent, as SHA-256.
create table desk_invitations (
  digest bytea primary key check (octet_length(digest) = 32),
  staff_id uuid not null references desk_staff (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index desk_invitations_by_staff on desk_invitations (staff_id);
create index desk_invitations_by_end on desk_invitations (ends_at);

create table desk_factors (
  id uuid primary key,
  staff_id uuid not null references desk_staff (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) between 1 and 60),
  -- Of an authenticator: its secret under the gateway's, and the last step whose code was used.
  secret_sealed text,
  last_step bigint,
  -- Of a passkey.
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[] not null default '{}',
  added_at timestamptz not null,
  last_used_at timestamptz,
  check ((kind = 'totp') = (secret_sealed is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);
create index desk_factors_by_staff on desk_factors (staff_id);

create table desk_recovery_codes (
  staff_id uuid not null references desk_staff (id) on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  used_at timestamptz,
  primary key (staff_id, digest)
);

create table desk_sessions (
  id uuid primary key,
  staff_id uuid not null references desk_staff (id) on delete cascade,
  digest bytea not null unique check (octet_length(digest) = 32),
  -- When the second factor was shown last; null while it is missing.
  factor_shown_at timestamptz,
  ip text not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- An authenticator's secret that was shown and not yet confirmed, and the challenge of a passkey under way.
  pending_secret text,
  challenge text,
  challenge_ends_at timestamptz
);
create index desk_sessions_by_staff on desk_sessions (staff_id) where ended_at is null;
create index desk_sessions_by_end on desk_sessions (ends_at);

create table desk_sign_ins (
  id bigint generated always as identity primary key,
  staff_id uuid not null references desk_staff (id) on delete cascade,
  at timestamptz not null,
  result text not null check (result in ('signedIn', 'passwordWrong', 'factorWrong', 'addressRefused', 'disabled')),
  factor text,
  ip text not null,
  user_agent text not null default '',
  is_new_device boolean not null default false
);
create index desk_sign_ins_by_staff on desk_sign_ins (staff_id, id);
create index desk_sign_ins_by_time on desk_sign_ins (at);

-- Roles of the operator, beside the ready ones.
create table desk_roles (
  id text primary key check (id ~ '^own-[A-Za-z0-9_-]{1,60}$'),
  name text not null check (length(name) between 1 and 60),
  permissions text[] not null,
  limits jsonb not null default '[]' check (jsonb_typeof(limits) = 'array'),
  version integer not null default 1,
  changed_at timestamptz not null
);

-- What waits for a second person, and what was decided.
create table desk_cases (
  id uuid primary key,
  -- Grows with time, so that lists go by it.
  number bigint generated always as identity unique,
  action text not null,
  -- Of a change at one brand.
  merchant_code text,
  -- Whom it concerns: one has to have all of these to see it; null for all brands.
  brands text[],
  subject_kind text not null,
  subject_id text not null,
  subject_label text not null,
  input jsonb not null,
  before jsonb,
  limit_kind text,
  amount_minor bigint check (amount_minor > 0),
  currency text,
  decimals integer,
  asked_by uuid not null references desk_staff (id),
  asked_at timestamptz not null,
  reason text,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  taken_by uuid references desk_staff (id),
  taken_until timestamptz,
  -- Staff that are bound to what is asked for, and so may not decide it.
  bound uuid[] not null default '{}',
  decided_by uuid references desk_staff (id),
  decided_at timestamptz,
  decision_reason text,
  result jsonb,
  check ((state = 'waiting') = (decided_at is null)),
  constraint never_the_same_person check (state <> 'approved' or decided_by <> asked_by)
);
create index desk_cases_waiting on desk_cases (number) where state = 'waiting';
create index desk_cases_decided on desk_cases (number) where state <> 'waiting';
create index desk_cases_by_asker on desk_cases (asked_by, number);

alter table desk_cases enable row level security;
alter table desk_cases force row level security;
create policy desk_reads on desk_cases for select using (desk_covers(brands));
create policy desk_asks on desk_cases for insert with check (desk_covers(brands));
create policy desk_decides on desk_cases for update using (desk_covers(brands)) with check (desk_covers(brands));

-- What the staff did and looked at: written once, and chained by hashes, so that what is changed later is found.
create table desk_audit (
  -- 1, 2, 3 without a gap.
  id bigint primary key,
  at timestamptz not null,
  -- Null for the command line.
  staff_id uuid references desk_staff (id),
  staff_name text not null,
  roles text[] not null default '{}',
  ip text,
  user_agent text,
  merchant_code text,
  brands text[],
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_label text not null,
  reason text,
  case_id uuid,
  before jsonb,
  after jsonb,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);
create index desk_audit_by_staff on desk_audit (staff_id, id);
create index desk_audit_by_subject on desk_audit (subject_kind, subject_id, id);
create index desk_audit_by_action on desk_audit (action text_pattern_ops, id);
create index desk_audit_by_merchant on desk_audit (merchant_code, id);
create index desk_audit_by_case on desk_audit (case_id) where case_id is not null;
create index desk_audit_by_time on desk_audit (at);

alter table desk_audit enable row level security;
alter table desk_audit force row level security;
create policy desk_reads on desk_audit for select using (desk_covers(brands));
create policy desk_writes on desk_audit for insert with check (desk_covers(brands));

-- The last record: whoever writes the next one holds this row until it commits, so numbers have no gap.
create table desk_audit_head (
  is_head boolean primary key default true check (is_head),
  id bigint not null,
  hash bytea not null
);
insert into desk_audit_head (id, hash) values (0, decode(repeat('00', 32), 'hex'));

create function desk_audit_lock() returns table (id bigint, hash bytea)
  language sql volatile security definer set search_path = public, pg_temp
  as $$ select head.id, head.hash from desk_audit_head head for update $$;

create function desk_audit_follows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update desk_audit_head set id = new.id, hash = new.hash
   where id = new.id - 1 and hash = new.previous_hash;
  if not found then
    raise exception 'A record of the audit follows the one before it.';
  end if;
  return new;
end
$$;
create trigger desk_audit_follows before insert on desk_audit
  for each row execute function desk_audit_follows();

create function desk_audit_is_kept() returns trigger
  language plpgsql as $$
begin
  raise exception 'Records of the audit are neither changed nor deleted.';
end
$$;
create trigger desk_audit_is_kept before update or delete on desk_audit
  for each row execute function desk_audit_is_kept();
create trigger desk_audit_is_not_emptied before truncate on desk_audit
  for each statement execute function desk_audit_is_kept();

grant select, insert, update, delete on
  desk_staff, desk_invitations, desk_factors, desk_recovery_codes, desk_sessions, desk_roles
  to livery_app;
grant select, insert on desk_sign_ins, desk_audit to livery_app;
grant select, insert, update on desk_cases to livery_app;
grant select on desk_audit_head to livery_app;
