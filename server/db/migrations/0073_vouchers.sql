-- Codes that a merchant sells or gives away, each good for one deposit.
create table voucher_batches (
  merchant_code text not null,
  id text not null check (id ~ '^VB[0-9A-Z]{12}$'),
  name text not null check (length(name) between 1 and 80),
  currency text not null,
  decimals integer not null check (decimals between 0 and 8),
  amount_minor bigint not null check (amount_minor > 0),
  amount_of_codes integer not null check (amount_of_codes between 1 and 5000),
  ends_at timestamptz not null,
  -- Codes that nobody redeemed are good for nothing from then on.
  voided_at timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, id)
);
create index voucher_batches_by_time on voucher_batches (merchant_code, created_at desc, id desc);

create table vouchers (
  merchant_code text not null,
  batch_id text not null,
  place integer not null check (place > 0),
  -- Under AES-256-GCM, bound to its place in the batch; found again by a digest under the gateway's secret.
  code_sealed text not null,
  code_digest bytea not null,
  order_id text,
  redeemed_at timestamptz,
  primary key (merchant_code, batch_id, place),
  unique (merchant_code, code_digest),
  foreign key (merchant_code, batch_id) references voucher_batches (merchant_code, id),
  check ((order_id is null) = (redeemed_at is null))
);

call protect_tenant_table('voucher_batches', false);
call protect_tenant_table('vouchers', false);

grant select, insert on voucher_batches, vouchers to livery_app;
grant update (voided_at) on voucher_batches to livery_app;
grant update (order_id, redeemed_at) on vouchers to livery_app;
