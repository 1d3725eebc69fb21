-- Money that comes in and goes out by providers. The money itself is in the ledger; here is what became of each order.

-- An account at a provider, or of the house itself, that a method of the brand file is paid by, or that pays out.
create table payment_channels (
  merchant_code text not null,
  id text primary key check (id ~ '^pc_[A-Za-z0-9_-]{4,40}$'),
  direction text not null check (direction in ('in', 'out')),
  -- Of 'in' a method of the brand file, of 'out' a kind of account.
  method text not null check (length(method) between 1 and 32),
  provider text not null check (length(provider) between 1 and 32),
  name text not null check (length(name) between 1 and 80),
  -- What members or staff may see of it: bank, holder, account, address of the provider.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- Keys under AES-256-GCM, bound to the channel.
  secrets_sealed text,
  daily_cap_minor bigint check (daily_cap_minor > 0),
  weight integer not null default 100 check (weight between 0 and 1000),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Failed tries in a row; a call that is answered sets it back.
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index payment_channels_by_method on payment_channels (merchant_code, direction, method);

create table deposit_orders (
  merchant_code text not null,
  id text not null check (id ~ '^D[0-9A-Z]{12}$'),
  member_id uuid not null references members (id),
  method text not null,
  method_type text not null,
  channel_id text not null references payment_channels (id),
  state text not null
    check (state in ('created', 'pending', 'paid', 'confirmed', 'underReview', 'expired', 'failed', 'refunded', 'disputed')),
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  decimals smallint not null check (decimals between 0 and 4),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  to_pay_minor bigint not null check (to_pay_minor > 0),
  arrives_minor bigint not null check (arrives_minor >= 0),
  paid_minor bigint check (paid_minor >= 0),
  paid_currency text,
  credited_minor bigint check (credited_minor > 0),
  -- What a transfer names; eight characters, the last a check character.
  reference text not null check (reference ~ '^[2-9A-HJ-NP-Z]{8}$'),
  -- The terms as they were when it was asked for.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  instructions jsonb check (jsonb_typeof(instructions) = 'object'),
  payer_name text,
  -- A payment that answers for it at the provider.
  receipt_id text,
  claimed_at timestamptz,
  review_reason text,
  is_late boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  late_until timestamptz not null,
  -- When the provider is asked next without having said anything.
  poll_at timestamptz,
  polls integer not null default 0,
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, reference),
  check ((state = 'underReview') = (review_reason is not null)),
  check (state not in ('confirmed', 'disputed') or credited_minor is not null)
);
create index deposit_orders_by_member on deposit_orders (member_id, created_at desc, id desc);
create index deposit_orders_by_state on deposit_orders (merchant_code, state, created_at, id);
create index deposit_orders_by_channel on deposit_orders (channel_id, created_at);
create index deposit_orders_to_start on deposit_orders (created_at) where state = 'created';
create index deposit_orders_to_poll on deposit_orders (poll_at) where poll_at is not null;
create index deposit_orders_to_end on deposit_orders (expires_at) where state in ('created', 'pending');

create table withdrawal_settings (
  merchant_code text primary key,
  -- Below it nobody has to approve, from the other on two have to.
  automatic_minor bigint not null default 0 check (automatic_minor >= 0),
  four_eyes_minor bigint not null check (four_eyes_minor >= automatic_minor),
  changed_at timestamptz not null
);

create table payout_accounts (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id),
  type text not null check (type in ('bank', 'card', 'pix', 'clabe', 'ewallet', 'crypto')),
  bank text,
  branch text,
  network text,
  holder text not null,
  -- AES-256-GCM, bound to the account; and by what the same number is found again.
  number_sealed text not null,
  number_digest bytea not null check (octet_length(number_digest) = 32),
  number_masked text not null,
  created_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz
);
create index payout_accounts_by_member on payout_accounts (member_id) where removed_at is null;
create index payout_accounts_by_number on payout_accounts (merchant_code, number_digest) where removed_at is null;

-- How often the payment password was wrong, and what shows that it was typed a moment ago.
create table payment_password_guards (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  failures integer not null default 0 check (failures >= 0),
  locked_until timestamptz,
  changed_at timestamptz,
  primary key (merchant_code, member_id)
);
create index payment_password_guards_by_member on payment_password_guards (member_id);
create table payment_passes (
  merchant_code text not null,
  digest bytea not null check (octet_length(digest) = 32),
  member_id uuid not null references members (id) on delete cascade,
  session_id uuid not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_code, digest)
);
create index payment_passes_by_member on payment_passes (member_id);
create index payment_passes_by_end on payment_passes (ends_at);

create table withdrawal_orders (
  merchant_code text not null,
  id text not null check (id ~ '^W[0-9A-Z]{12}$'),
  member_id uuid not null references members (id),
  account_id uuid not null references payout_accounts (id),
  state text not null
    check (state in ('requested', 'review', 'approved', 'paying', 'failed', 'rejected', 'cancelled', 'awaitingReceipt',
      'received', 'partiallyReceived', 'notReceived', 'payingRemaining', 'remainingRefunded')),
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  decimals smallint not null check (decimals between 0 and 4),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  administration_minor bigint not null check (administration_minor >= 0),
  payout_minor bigint not null check (payout_minor > 0),
  approvals_needed smallint not null check (approvals_needed between 0 and 2),
  reason text,
  -- How long the member is asked whether it came, as it was agreed.
  receipt_minutes integer not null check (receipt_minutes > 0),
  paid_at timestamptz,
  receipt_due_at timestamptz,
  received_minor bigint check (received_minor >= 0),
  remaining_minor bigint check (remaining_minor >= 0),
  received_by text check (received_by in ('member', 'auto', 'forced')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, id),
  check (amount_minor = payout_minor + fee_minor + administration_minor)
);
create index withdrawal_orders_by_member on withdrawal_orders (member_id, created_at desc, id desc);
create index withdrawal_orders_by_state on withdrawal_orders (merchant_code, state, created_at, id);
create index withdrawal_orders_by_account on withdrawal_orders (account_id);
create index withdrawal_orders_due on withdrawal_orders (receipt_due_at) where state = 'awaitingReceipt';
create index withdrawal_orders_to_pay on withdrawal_orders (created_at) where state in ('approved', 'paying', 'payingRemaining');

-- What was looked at when it was asked for.
create table withdrawal_checks (
  merchant_code text not null,
  order_id text not null,
  name text not null,
  result text not null check (result in ('green', 'yellow', 'red')),
  detail text not null,
  primary key (merchant_code, order_id, name)
);

-- Each time that money is sent for an order, by a provider or by hand.
create table withdrawal_payouts (
  merchant_code text not null,
  id uuid primary key,
  order_id text not null,
  -- Null: by hand.
  channel_id text references payment_channels (id),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('created', 'sent', 'paid', 'failed')),
  reference text,
  reason text,
  created_at timestamptz not null,
  poll_at timestamptz,
  polls integer not null default 0,
  ended_at timestamptz,
  foreign key (merchant_code, order_id) references withdrawal_orders (merchant_code, id)
);
create unique index withdrawal_payouts_open on withdrawal_payouts (merchant_code, order_id)
  where state in ('created', 'sent');
create index withdrawal_payouts_by_order on withdrawal_payouts (merchant_code, order_id, created_at);
create index withdrawal_payouts_by_channel on withdrawal_payouts (channel_id);
create index withdrawal_payouts_to_poll on withdrawal_payouts (poll_at) where state in ('created', 'sent');

-- What became of orders of both directions, also what the table of states refused.
create table payment_steps (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  order_id text not null,
  at timestamptz not null,
  event text not null,
  state text not null,
  is_refused boolean not null default false,
  -- member, system, provider, or the name of somebody of the staff.
  actor text not null,
  detail text
);
create index payment_steps_by_order on payment_steps (merchant_code, order_id, id);

-- Pictures that members sent; made anew, without what stood beside their pixels.
create table payment_proofs (
  merchant_code text not null,
  id uuid primary key,
  order_id text not null,
  member_id uuid not null references members (id),
  type text not null check (type in ('png', 'jpeg')),
  bytes bytea not null,
  added_at timestamptz not null,
  -- Whether it was sent with a word of the member.
  is_sent boolean not null default false
);
create index payment_proofs_by_order on payment_proofs (merchant_code, order_id);
create index payment_proofs_by_member on payment_proofs (member_id);

-- What providers told, as it came; each once.
create table payment_events (
  channel_id text not null references payment_channels (id),
  event_id text not null check (length(event_id) between 1 and 200),
  merchant_code text not null,
  -- What it is about, by the provider's or our own name.
  about text not null check (about in ('order', 'receipt', 'payout')),
  name text not null,
  body bytea not null,
  received_at timestamptz not null,
  tries integer not null default 0,
  try_at timestamptz,
  worked_at timestamptz,
  outcome text,
  primary key (channel_id, event_id)
);
create index payment_events_to_work on payment_events (try_at) where worked_at is null;

-- Payments that no order answers for.
create table unmatched_payments (
  merchant_code text not null,
  id uuid primary key,
  channel_id text not null references payment_channels (id),
  -- The payment's own name at the provider or bank.
  receipt_id text not null,
  amount_minor bigint not null,
  currency text not null,
  payer text,
  reference text,
  reason text not null,
  paid_at timestamptz not null,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'linked', 'returned')),
  order_id text,
  closed_by text,
  closed_at timestamptz,
  unique (channel_id, receipt_id)
);
create index unmatched_payments_open on unmatched_payments (merchant_code, found_at) where state = 'open';

-- What could not be taken back: the money was gone.
create table payment_receivables (
  merchant_code text not null,
  order_id text not null,
  reason text not null check (reason in ('refund', 'chargeback')),
  member_id uuid not null references members (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  cleared_minor bigint not null default 0 check (cleared_minor between 0 and amount_minor),
  created_at timestamptz not null,
  primary key (merchant_code, order_id, reason)
);
create index payment_receivables_by_member on payment_receivables (member_id);

-- What has to be played before it can be withdrawn.
create table turnover_rows (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id),
  source text not null check (source in ('deposit', 'upline', 'bonus', 'points')),
  reference text not null,
  credited_minor bigint not null check (credited_minor > 0),
  required_minor bigint not null check (required_minor > 0),
  done_minor bigint not null default 0 check (done_minor between 0 and required_minor),
  created_at timestamptz not null,
  -- Played, or the money was lost before.
  ended_at timestamptz,
  unique (merchant_code, source, reference)
);
create index turnover_rows_open on turnover_rows (merchant_code, member_id, id) where ended_at is null;
create index turnover_rows_by_member on turnover_rows (member_id);
-- Bets that filled rows, each once.
create table turnover_bets (
  merchant_code text not null,
  source text not null,
  reference text not null,
  member_id uuid not null references members (id) on delete cascade,
  valid_minor bigint not null check (valid_minor >= 0),
  counted_at timestamptz not null,
  primary key (merchant_code, source, reference)
);
create index turnover_bets_by_member on turnover_bets (member_id);

call protect_tenant_table('payment_channels', false);
call protect_tenant_table('deposit_orders', false);
call protect_tenant_table('withdrawal_settings', false);
call protect_tenant_table('payout_accounts', false);
call protect_tenant_table('payment_password_guards', false);
call protect_tenant_table('payment_passes', false);
call protect_tenant_table('withdrawal_orders', false);
call protect_tenant_table('withdrawal_checks', false);
call protect_tenant_table('withdrawal_payouts', false);
call protect_tenant_table('payment_steps', false);
call protect_tenant_table('payment_proofs', false);
call protect_tenant_table('payment_events', false);
call protect_tenant_table('unmatched_payments', false);
call protect_tenant_table('payment_receivables', false);
call protect_tenant_table('turnover_rows', false);
call protect_tenant_table('turnover_bets', false);

grant select, insert, update on payment_channels, deposit_orders, withdrawal_settings, payout_accounts,
  payment_password_guards, payment_passes, withdrawal_orders, withdrawal_payouts, payment_proofs, payment_events,
  unmatched_payments, payment_receivables, turnover_rows to livery_app;
grant select, insert on withdrawal_checks, payment_steps, turnover_bets to livery_app;

-- Providers call at any host, and jobs work for all merchants: the owner finds out whose it is, and nothing else.
create policy owner_finds on payment_channels for select to current_user using (true);
create policy owner_works on payment_events for select to current_user using (worked_at is null);
create policy owner_works on deposit_orders for select to current_user
  using (state in ('created', 'pending', 'paid') or poll_at is not null);
create policy owner_works on withdrawal_orders for select to current_user
  using (state in ('requested', 'approved', 'paying', 'payingRemaining', 'awaitingReceipt'));
create policy owner_works on turnover_rows for select to current_user using (ended_at is null);
call let_owner_sweep('payment_passes', 'ends_at < now()');

-- Whoever has the page of an order open is told that it went on.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add check
  (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut', 'lotteryOrder', 'payment'));

create function tell_payment() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id, content)
  values (new.merchant_code, 'payment', new.member_id, jsonb_build_object('order', new.id, 'state', new.state));
  return null;
end
$$;
create trigger told_new after insert on deposit_orders for each row execute function tell_payment();
create trigger told after update on deposit_orders for each row
  when (old.state is distinct from new.state or old.claimed_at is distinct from new.claimed_at)
  execute function tell_payment();
create trigger told_new after insert on withdrawal_orders for each row execute function tell_payment();
create trigger told after update on withdrawal_orders for each row
  when (old.state is distinct from new.state) execute function tell_payment();
