-- What providers say was paid on a day, against what was credited here; each day of each account once.
create table payment_comparisons (
  merchant_code text not null,
  channel_id text not null references payment_channels (id),
  day date not null,
  agreeing integer not null check (agreeing >= 0),
  differing integer not null check (differing >= 0),
  compared_at timestamptz not null,
  primary key (channel_id, day)
);
create index payment_comparisons_by_day on payment_comparisons (merchant_code, day desc, channel_id);

-- What does not agree; somebody sees it until it is closed with a reason.
create table payment_differences (
  merchant_code text not null,
  id uuid primary key,
  channel_id text not null references payment_channels (id),
  day date not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount', 'refunded')),
  -- The order, or where there is none the payment, that it is about.
  name text not null,
  order_id text,
  receipt_id text,
  currency text not null,
  here_minor bigint,
  there_minor bigint,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  reason text,
  closed_by text,
  closed_at timestamptz,
  -- Accounts at one provider may tell of the same payment.
  unique (merchant_code, kind, name),
  check ((state = 'closed') = (reason is not null))
);
create index payment_differences_open on payment_differences (merchant_code, found_at) where state = 'open';

call protect_tenant_table('payment_comparisons', false);
call protect_tenant_table('payment_differences', false);
grant select, insert on payment_comparisons to livery_app;
grant select, insert, update on payment_differences to livery_app;
