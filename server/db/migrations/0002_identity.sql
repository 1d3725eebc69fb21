-- Members in full, and everything that signs them in. Secrets (tokens, tickets, codes) are kept only as SHA-256
-- digests; passwords as argon2id.

alter table members
  alter column password_hash drop not null,
  add column status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  add column email text,
  add column phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  add column phone_verified_at timestamptz,
  add column payee_name text,
  add column birthday date,
  add column payment_password_hash text,
  -- Further fields of the registration form, by their names there.
  add column profile jsonb not null default '{}' check (jsonb_typeof(profile) = 'object'),
  add column referral_code text,
  add column referred_by uuid references members (id),
  add column affiliate_code text,
  add column upline_id uuid references members (id),
  add column register_url text,
  add column register_method text check (register_method in ('WEB')),
  add column register_ip text,
  add column first_login_at timestamptz,
  add column password_changed_at timestamptz,
  -- The password is one that somebody else set: it must be changed.
  add column password_must_change boolean not null default false,
  -- AES-256-GCM under the gateway's secret.
  add column totp_secret text,
  add column payout_locked_at timestamptz,
  add column club_label text not null default '',
  add column club_rank integer not null default 0,
  add column labels text[] not null default '{}',
  add column expires_at timestamptz;

update members set password_changed_at = created_at;

create unique index members_by_email on members (merchant_code, lower(email)) where email is not null;
create unique index members_by_phone on members (merchant_code, phone) where phone is not null;
create unique index members_by_referral_code on members (merchant_code, referral_code)
  where referral_code is not null;
create index members_by_inviter on members (referred_by) where referred_by is not null;
create index members_by_upline on members (upline_id) where upline_id is not null;
create index members_by_expiry on members (expires_at) where expires_at is not null;

create table affiliates (
  merchant_code text not null,
  code text not null check (code ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- The agent whose downline registers with it.
  member_id uuid references members (id),
  -- Hosts on which it is good; empty: all of the merchant's.
  hosts text[] not null default '{}',
  is_active boolean not null default true
);
create unique index affiliates_by_code on affiliates (merchant_code, lower(code));

create table sessions (
  id uuid primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  cookie_digest bytea not null check (octet_length(cookie_digest) = 32),
  method text not null
    check (method in ('username', 'sms', 'device', 'address', 'register', 'freeplay', 'reset')),
  ip text not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  -- When the member last proved who they are: the sign-in, not a rotation.
  proved_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_member on sessions (merchant_code, member_id) where ended_at is null;
-- Of all merchants: who removes a member looks for what is theirs.
create index sessions_by_owner on sessions (member_id);
create index sessions_by_end on sessions (ends_at);

-- One row for each name that somebody tried to sign in with in vain, whether there is such an account or not.
create table login_failures (
  merchant_code text not null,
  -- SHA-256 of the lower-cased name.
  name_digest bytea not null check (octet_length(name_digest) = 32),
  -- When it was tried, the oldest first; of many tries only the last few.
  tried_at timestamptz[] not null default '{}' check (cardinality(tried_at) <= 10),
  last_tried_at timestamptz not null,
  primary key (merchant_code, name_digest)
);
create index login_failures_by_time on login_failures (last_tried_at);

-- How often something was asked for in a window of time: codes for a number, e-mails for an account, trials of an address.
create table throttles (
  merchant_code text not null,
  bucket text not null,
  count integer not null check (count > 0),
  window_ends_at timestamptz not null,
  primary key (merchant_code, bucket)
);
create index throttles_by_end on throttles (window_ends_at);

create table device_tickets (
  id uuid primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  -- All tickets that came from one "remember me"; a ticket used twice voids its family.
  family_id uuid not null,
  digest bytea not null unique check (octet_length(digest) = 32),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index device_tickets_by_family on device_tickets (merchant_code, family_id);
create index device_tickets_by_member on device_tickets (merchant_code, member_id);
create index device_tickets_by_owner on device_tickets (member_id);
create index device_tickets_by_end on device_tickets (ends_at);

create table member_addresses (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  ip text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (merchant_code, member_id, ip)
);

create table captchas (
  id uuid primary key,
  merchant_code text not null,
  -- In clear, so that it can be drawn and read aloud; it lives for minutes and is worth nothing after its one use.
  code text not null,
  ends_at timestamptz not null
);
create index captchas_by_end on captchas (ends_at);

-- Codes and links that were sent out.
create table verification_codes (
  id uuid primary key,
  merchant_code text not null,
  purpose text not null
    check (purpose in ('signIn', 'register', 'passwordReset', 'address')),
  -- Phone number, e-mail address or challenge it was made for: SHA-256.
  subject_digest bytea not null check (octet_length(subject_digest) = 32),
  -- SHA-256 of the code together with the subject.
  digest bytea not null check (octet_length(digest) = 32),
  member_id uuid references members (id) on delete cascade,
  failures integer not null default 0,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_by_subject
  on verification_codes (merchant_code, purpose, subject_digest, created_at desc);
create index verification_codes_by_member on verification_codes (member_id)
  where member_id is not null;
create index verification_codes_by_end on verification_codes (ends_at);

-- Sign-ins from a new address that wait for their proof.
create table address_challenges (
  merchant_code text not null,
  digest bytea not null check (octet_length(digest) = 32),
  member_id uuid not null references members (id) on delete cascade,
  ip text not null,
  method text not null,
  remember boolean not null default false,
  failures integer not null default 0,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_code, digest)
);
create index address_challenges_by_end on address_challenges (ends_at);

-- Nonces of sealed bodies and challenges of captcha providers that were met.
create table used_nonces (
  merchant_code text not null,
  purpose text not null check (purpose in ('seal', 'captcha', 'totp', 'phoneAuth')),
  nonce text not null check (length(nonce) between 1 and 200),
  ends_at timestamptz not null,
  primary key (merchant_code, purpose, nonce)
);
create index used_nonces_by_end on used_nonces (ends_at);

-- What has ended is swept out for all merchants at once, by the owner alone, who is shown nothing else.
create procedure let_owner_sweep(target regclass, ended text)
  language plpgsql as $$
begin
  execute format('create policy owner_reads on %s for select to current_user using (%s)', target, ended);
  execute format('create policy owner_sweeps on %s for delete to current_user using (%s)', target, ended);
end
$$;

call protect_tenant_table('affiliates', false);
call protect_tenant_table('sessions', false);
call protect_tenant_table('login_failures', false);
call protect_tenant_table('throttles', false);
call protect_tenant_table('device_tickets', false);
call protect_tenant_table('member_addresses', false);
call protect_tenant_table('captchas', false);
call protect_tenant_table('verification_codes', false);
call protect_tenant_table('address_challenges', false);
call protect_tenant_table('used_nonces', false);

grant select, insert, update, delete on
  sessions, login_failures, throttles, device_tickets, member_addresses, captchas, verification_codes,
  address_challenges, used_nonces
  to livery_app;
grant select on affiliates to livery_app;
-- Trial accounts are removed when they have ended.
grant delete on members to livery_app;

call let_owner_sweep('members', 'expires_at < now()');
call let_owner_sweep('sessions', 'ends_at < now()');
call let_owner_sweep('login_failures', 'last_tried_at < now() - interval ''30 minutes''');
call let_owner_sweep('throttles', 'window_ends_at < now()');
call let_owner_sweep('device_tickets', 'ends_at < now()');
call let_owner_sweep('captchas', 'ends_at < now()');
call let_owner_sweep('verification_codes', 'ends_at < now()');
call let_owner_sweep('address_challenges', 'ends_at < now()');
call let_owner_sweep('used_nonces', 'ends_at < now()');
