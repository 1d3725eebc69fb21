-- Daily sums of the ledger, for reports that read no entries. Amounts are minor units of the currency.

-- Where a merchant keeps its days, by the name that the IANA time zone database has.
alter table merchant_currencies add column time_zone text not null default 'UTC';

-- How far the entries of a merchant are counted.
create table report_progress (
  merchant_code text primary key,
  -- Every entry up to here is counted, and none beyond.
  through_id bigint not null default 0,
  counted_at timestamptz
);

-- One row a day, account of the house, and category and vendor of what was played. Together the sums of an account's rows are
-- what its entries come to.
create table report_days (
  merchant_code text not null,
  currency text not null,
  -- In the merchant's time zone, as it was when this was counted.
  day date not null,
  account_code text not null,
  -- Both empty where no game or lottery moved the money.
  category text not null,
  vendor_code text not null,
  bet_count bigint not null default 0,
  -- What members staked, what they got back of it, and everything else that games paid them.
  bets_minor bigint not null default 0,
  refunds_minor bigint not null default 0,
  payouts_minor bigint not null default 0,
  -- What the house gave beside games.
  bonuses_minor bigint not null default 0,
  commissions_minor bigint not null default 0,
  adjustments_minor bigint not null default 0,
  deposits_minor bigint not null default 0,
  withdrawals_minor bigint not null default 0,
  -- Given for what none of the above is, such as first balances of a demonstration.
  others_minor bigint not null default 0,
  primary key (merchant_code, currency, day, account_code, category, vendor_code)
);

-- Who staked money on a day, in what.
create table report_players (
  merchant_code text not null,
  day date not null,
  category text not null,
  vendor_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  primary key (merchant_code, day, category, vendor_code, member_id)
);
create index report_players_by_member on report_players (member_id);

-- The first deposit of each member.
create table report_first_deposits (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  currency text not null,
  amount_minor bigint not null,
  primary key (merchant_code, member_id)
);
create index report_first_deposits_by_day on report_first_deposits (merchant_code, day);
create index report_first_deposits_by_member on report_first_deposits (member_id);

call protect_tenant_table('report_progress', false);
call protect_tenant_table('report_days', false);
call protect_tenant_table('report_players', false);
call protect_tenant_table('report_first_deposits', false);

grant select, insert, update on report_progress, report_days to livery_app;
grant select, insert on report_players, report_first_deposits to livery_app;
