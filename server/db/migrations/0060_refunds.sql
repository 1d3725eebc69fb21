-- What goes back of deposits, and what members owe where the money was gone.

-- What its provider has paid back in all, with what is on its way; in the currency of what was paid.
alter table deposit_orders
  add column refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  -- How often it was disputed: each dispute holds money under a name of its own.
  add column disputes smallint not null default 0;

-- Each time that the desk sends money of a deposit back, by a provider or by hand.
create table deposit_refunds (
  merchant_code text not null,
  id uuid primary key,
  order_id text not null,
  -- Null: by hand.
  channel_id text references payment_channels (id),
  amount_minor bigint not null check (amount_minor > 0),
  -- What of it the wallet gave; the rest is a receivable.
  taken_minor bigint not null default 0 check (taken_minor >= 0),
  state text not null check (state in ('created', 'sent', 'done', 'failed')),
  reference text,
  reason text not null,
  asked_by text not null,
  created_at timestamptz not null,
  poll_at timestamptz,
  polls integer not null default 0,
  ended_at timestamptz,
  foreign key (merchant_code, order_id) references deposit_orders (merchant_code, id)
);
create index deposit_refunds_by_order on deposit_refunds (merchant_code, order_id, created_at);
create index deposit_refunds_by_channel on deposit_refunds (channel_id);
create index deposit_refunds_open on deposit_refunds (merchant_code, created_at) where state in ('created', 'sent');
create index deposit_refunds_to_poll on deposit_refunds (poll_at) where state in ('created', 'sent');

-- One order may be paid back in parts, so more than one of its receivables has the same reason.
alter table payment_receivables
  drop constraint payment_receivables_pkey,
  add column id uuid not null default gen_random_uuid() primary key,
  -- Which part of the order: the refund, or how much was paid back in all.
  add column source text not null default '',
  add column written_off_minor bigint not null default 0,
  add column closed_by text,
  add column closed_at timestamptz,
  add unique (merchant_code, order_id, reason, source),
  add check (written_off_minor >= 0 and cleared_minor + written_off_minor <= amount_minor);
create index payment_receivables_open on payment_receivables (merchant_code, created_at)
  where cleared_minor + written_off_minor < amount_minor;

call protect_tenant_table('deposit_refunds', false);
grant select, insert, update on deposit_refunds to livery_app;
create policy owner_works on deposit_refunds for select to current_user using (state in ('created', 'sent'));
-- Who sees some members alone sees the debts of no others: the policies of members decide.
create policy desk_member_scope on payment_receivables as restrictive for select
  using (exists (select 1 from members where members.id = member_id));
