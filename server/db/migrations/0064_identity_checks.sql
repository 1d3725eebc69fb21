-- What members show of who they are, and what somebody of the house found.
create table identity_checks (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id),
  need text not null check (need in ('document', 'selfie', 'address')),
  state text not null check (state in ('asked', 'submitted', 'approved', 'refused', 'expired')),
  -- What was sent: what kind of paper, and what it says.
  kind text,
  country text check (country ~ '^[A-Z]{2}$'),
  name text,
  birthday date,
  -- AES-256-GCM, bound to the check; and by what the same document is found again.
  number_sealed text,
  number_digest bytea check (octet_length(number_digest) = 32),
  number_masked text,
  expires_on date,
  -- Why it is asked for, or was refused, as the member reads it.
  reason text,
  -- For how long the law wants it kept once the member is erased, as it was agreed.
  keep_years smallint not null check (keep_years between 0 and 10),
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  -- Of what was approved: until when it holds.
  expires_at timestamptz,
  -- Of an erased member: when it goes.
  gone_at timestamptz,
  check ((state = 'asked') = (submitted_at is null))
);
create index identity_checks_by_member on identity_checks (member_id, need, created_at);
create index identity_checks_by_state on identity_checks (merchant_code, state, submitted_at, id);
create index identity_checks_by_number on identity_checks (merchant_code, number_digest) where number_digest is not null;
create index identity_checks_to_end on identity_checks (expires_at) where state = 'approved';
create index identity_checks_to_go on identity_checks (gone_at) where gone_at is not null;
create unique index identity_checks_open on identity_checks (merchant_code, member_id, need)
  where state in ('asked', 'submitted');
create unique index identity_checks_approved on identity_checks (merchant_code, member_id, need)
  where state = 'approved';

-- Pictures, made anew without what stood beside their pixels, under AES-256-GCM bound to the picture.
create table identity_pictures (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  need text not null check (need in ('document', 'selfie', 'address')),
  side text not null check (side in ('front', 'back', 'selfie', 'page')),
  type text not null check (type in ('png', 'jpeg', 'webp')),
  sealed bytea not null,
  -- Null until it is sent with what it shows.
  check_id uuid references identity_checks (id) on delete cascade,
  added_at timestamptz not null,
  -- When it goes: soon where it was never sent, later where it was refused.
  drop_at timestamptz
);
create index identity_pictures_by_check on identity_pictures (check_id);
create index identity_pictures_by_member on identity_pictures (member_id);
create index identity_pictures_to_go on identity_pictures (drop_at) where drop_at is not null;

call protect_tenant_table('identity_checks', false);
call protect_tenant_table('identity_pictures', false);
grant select, insert, update, delete on identity_checks, identity_pictures to livery_app;
-- What was looked at in a withdrawal is looked at again once the member has shown who they are.
grant update on withdrawal_checks to livery_app;

call let_owner_sweep('identity_checks', 'gone_at < now()');
call let_owner_sweep('identity_pictures', 'drop_at < now()');
-- What holds until a moment ends for all merchants.
create policy owner_works on identity_checks for select to current_user using (state = 'approved' and expires_at is not null);
