-- What members do about their own account: who they are, how it is kept safe, and how it ends.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('signIn', 'register', 'passwordReset', 'address', 'paymentPassword', 'contact'));

alter table sessions drop constraint sessions_method_check;
alter table sessions add constraint sessions_method_check
  check (method in ('username', 'sms', 'device', 'address', 'register', 'freeplay', 'reset', 'passkey'));

alter table members
  -- Until when nothing is paid out, since who the account is reached by changed.
  add column payout_rests_until timestamptz,
  -- When the account closes, as its member asked.
  add column closing_at timestamptz,
  -- Name of a drawing, or the address of a picture of the member's own; empty where neither was chosen.
  add column avatar text not null default '';
create index members_closing on members (closing_at) where closing_at is not null;

-- Where and by what a member signed in, for the member to see.
create table member_sign_ins (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  -- The session that began so.
  id uuid not null,
  at timestamptz not null,
  method text not null,
  ip text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  user_agent text not null,
  primary key (merchant_code, member_id, at, id)
);
create index member_sign_ins_by_time on member_sign_ins (at);
create index member_sign_ins_by_owner on member_sign_ins (member_id);

create table member_passkeys (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  credential_id text not null check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  -- The host that it is for.
  host text not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz,
  unique (merchant_code, credential_id)
);
create index member_passkeys_by_member on member_passkeys (member_id);

-- What a browser is to sign with a passkey, as SHA-256; each is good once.
create table passkey_challenges (
  merchant_code text not null,
  digest bytea not null check (octet_length(digest) = 32),
  -- Who makes a passkey, in which session; null of a sign-in.
  member_id uuid references members (id) on delete cascade,
  session_id uuid,
  ends_at timestamptz not null,
  primary key (merchant_code, digest)
);
create index passkey_challenges_by_end on passkey_challenges (ends_at);
create index passkey_challenges_by_member on passkey_challenges (member_id) where member_id is not null;

-- What stands for an authenticator that is lost: SHA-256, each good once.
create table member_recovery_codes (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  used_at timestamptz,
  primary key (merchant_code, member_id, digest)
);
create index member_recovery_codes_by_owner on member_recovery_codes (member_id);

-- Pictures of themselves that members uploaded, made anew.
create table member_avatars (
  merchant_code text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  member_id uuid not null references members (id) on delete cascade,
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (merchant_code, id)
);
create unique index member_avatars_by_member on member_avatars (member_id);

call protect_tenant_table('member_sign_ins', false);
call protect_tenant_table('member_passkeys', false);
call protect_tenant_table('passkey_challenges', false);
call protect_tenant_table('member_recovery_codes', false);
call protect_tenant_table('member_avatars', false);

grant select, insert, update, delete on
  member_sign_ins, member_passkeys, passkey_challenges, member_recovery_codes, member_avatars
  to livery_app;

call let_owner_sweep('member_sign_ins', 'at < now() - interval ''365 days''');
call let_owner_sweep('passkey_challenges', 'ends_at < now()');
-- Whose account is to close is looked for in all merchants at once.
create policy owner_closes on members for select to current_user using (closing_at is not null);
