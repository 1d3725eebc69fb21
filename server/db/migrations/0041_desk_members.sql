-- What the desk keeps of members.

-- What is frozen, each until a moment; the year 9999 where it is until somebody lifts it.
alter table members
  add column sign_in_frozen_until timestamptz,
  add column play_frozen_until timestamptz,
  add column withdrawal_frozen_until timestamptz,
  -- Words of the staff, which no member sees.
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20);

create index members_by_tag on members using gin (tags) where tags <> '{}';
create index members_by_account_text on members (merchant_code, lower(account) text_pattern_ops);
create index members_by_creation on members (merchant_code, created_at, id);

-- Who froze what and why; the row goes when it is lifted, the audit keeps it.
create table member_freezes (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  what text not null check (what in ('signIn', 'play', 'withdrawal')),
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  until timestamptz,
  reason text not null check (length(reason) between 3 and 500),
  primary key (merchant_code, member_id, what)
);
create index member_freezes_by_member on member_freezes (member_id);

create table member_notes (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 2000)
);
create index member_notes_by_member on member_notes (member_id, id);

-- Adjustments as staff asked for them; the money itself is in the ledger, under the name of the transfer.
create table member_adjustments (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  -- The page's name for the request: sent twice it has one effect.
  request_id text not null check (length(request_id) between 16 and 64),
  transfer_id text not null,
  member_id uuid not null references members (id),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  decimals integer not null,
  asked_by uuid not null,
  asked_by_name text not null,
  approved_by uuid,
  approved_by_name text,
  at timestamptz not null,
  reason text not null,
  unique (merchant_code, request_id),
  check (approved_by is null or approved_by <> asked_by)
);
create index member_adjustments_by_member on member_adjustments (member_id, id);
create index member_adjustments_by_time on member_adjustments (merchant_code, at, id);

call protect_tenant_table('member_freezes', false);
call protect_tenant_table('member_notes', false);
call protect_tenant_table('member_adjustments', false);

grant select, insert, update, delete on member_freezes to livery_app;
grant select, insert on member_notes, member_adjustments to livery_app;
