-- What agents are contracted for, what that comes to period by period, and who owes it. Amounts are minor units.

create table contracts (
  merchant_code text not null,
  id uuid not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  product_group text not null check (product_group in ('CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  -- Null: the house pays.
  payer_id uuid references members (id),
  receiver_id uuid not null references members (id),
  state text not null check (state in ('offered', 'changeOffered', 'active', 'endAsked', 'rejected', 'ended')),
  -- What runs; of one that was never accepted, what is offered.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- What a change would make of it.
  offered jsonb check (jsonb_typeof(offered) = 'object'),
  offered_at timestamptz not null,
  -- When an offer or a change that nobody answered is gone.
  lapses_at timestamptz,
  accepted_at timestamptz,
  -- The start of the first period that is billed.
  runs_from timestamptz,
  ended_at timestamptz,
  changed_at timestamptz not null,
  primary key (merchant_code, id),
  check ((state = 'changeOffered') = (offered is not null)),
  check ((lapses_at is not null) = (state in ('offered', 'changeOffered'))),
  check ((accepted_at is null) = (runs_from is null)),
  check (state not in ('changeOffered', 'active', 'endAsked') or (accepted_at is not null and ended_at is null)),
  check (state <> 'ended' or ended_at is not null)
);
create unique index contracts_once on contracts (merchant_code, receiver_id, kind, product_group)
  where state in ('offered', 'changeOffered', 'active', 'endAsked');
create index contracts_of_receiver on contracts (receiver_id, kind, offered_at desc);
create index contracts_of_payer on contracts (payer_id, kind, receiver_id);
create index contracts_lapsing on contracts (lapses_at) where lapses_at is not null;
create index contracts_running on contracts (merchant_code, kind, runs_from) where accepted_at is not null;

-- Every terms that a contract ever had, each from the start of a period on.
create table contract_terms (
  merchant_code text not null,
  contract_id uuid not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  from_at timestamptz not null,
  accepted_at timestamptz not null,
  primary key (merchant_code, contract_id, version),
  foreign key (merchant_code, contract_id) references contracts (merchant_code, id) on delete cascade
);

-- How far the bills of a kind and period are.
create table contract_runs (
  merchant_code text not null,
  kind text not null,
  period_key text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  state text not null check (state in ('gathering', 'computing', 'paying', 'done')),
  begun_at timestamptz not null,
  done_at timestamptz,
  primary key (merchant_code, kind, period_key),
  check (from_at < until_at)
);
create index contract_runs_newest on contract_runs (merchant_code, kind, from_at desc);

-- What a contract comes to in a period. The inputs are those of the moment in which it was gathered, and stay.
create table contract_bills (
  merchant_code text not null,
  id bigint generated always as identity,
  contract_id uuid not null,
  period_key text not null,
  kind text not null,
  product_group text not null,
  payer_id uuid references members (id),
  receiver_id uuid not null references members (id),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  from_at timestamptz not null,
  until_at timestamptz not null,
  terms_version integer not null,
  -- Minor units as texts, and the number of active members.
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
  -- How far the receiver stands below the head of its line.
  depth smallint not null,
  accepted_at timestamptz not null,
  state text not null check (state in
    ('gathered', 'computed', 'notReached', 'paid', 'partPaid', 'insufficient', 'held', 'cancelled')),
  -- By its place in the terms; null where none was reached.
  tier smallint,
  base_minor bigint not null default 0,
  net_loss_minor bigint not null default 0,
  after_fee_minor bigint not null default 0,
  carry_in_minor bigint not null default 0 check (carry_in_minor <= 0),
  carry_out_minor bigint not null default 0 check (carry_out_minor <= 0),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, contract_id, period_key),
  foreign key (merchant_code, contract_id) references contracts (merchant_code, id),
  check (paid_minor <= amount_minor)
);
create index contract_bills_of_run on contract_bills (merchant_code, kind, period_key, state, depth, payer_id, accepted_at, contract_id);
create index contract_bills_of_receiver on contract_bills (receiver_id, kind, id desc);
create index contract_bills_of_payer on contract_bills (payer_id, kind, id desc);
create index contract_bills_of_contract on contract_bills (merchant_code, contract_id, from_at desc);
-- Those that were held and let go, after their run.
create index contract_bills_to_pay on contract_bills (merchant_code, state) where state in ('computed', 'held');

-- Each payment of a bill, under the name `bill:<id>:<number>` in the books.
create table bill_payments (
  merchant_code text not null,
  bill_id bigint not null,
  number integer not null check (number > 0),
  -- Null: the house.
  payer_id uuid references members (id),
  receiver_id uuid references members (id),
  amount_minor bigint not null check (amount_minor > 0),
  paid_at timestamptz not null,
  primary key (merchant_code, bill_id, number),
  foreign key (merchant_code, bill_id) references contract_bills (merchant_code, id)
);
create index bill_payments_of_payer on bill_payments (payer_id) where payer_id is not null;
create index bill_payments_of_receiver on bill_payments (receiver_id) where receiver_id is not null;

-- What an agent did not have as it had to pay.
create table contract_debts (
  merchant_code text not null,
  id bigint generated always as identity,
  bill_id bigint not null,
  debtor_id uuid not null references members (id),
  -- Null: the house paid, and took over the claim.
  creditor_id uuid references members (id),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  amount_minor bigint not null check (amount_minor > 0),
  left_minor bigint not null check (left_minor between 0 and amount_minor),
  created_at timestamptz not null,
  cleared_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, bill_id),
  foreign key (merchant_code, bill_id) references contract_bills (merchant_code, id),
  check ((left_minor = 0) = (cleared_at is not null))
);
create index contract_debts_open on contract_debts (debtor_id, id) where left_minor > 0;
create index contract_debts_of_creditor on contract_debts (creditor_id, id) where creditor_id is not null;
create index contract_debts_by_debtor on contract_debts (debtor_id, id);

call protect_tenant_table('contracts', false);
call protect_tenant_table('contract_terms', false);
call protect_tenant_table('contract_runs', false);
call protect_tenant_table('contract_bills', false);
call protect_tenant_table('bill_payments', false);
call protect_tenant_table('contract_debts', false);
create policy desk_member_scope on contracts as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(receiver_id));
create policy desk_member_scope on contract_bills as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(receiver_id));
create policy desk_member_scope on contract_debts as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(debtor_id));
-- Of all merchants: the job looks for what is due.
create policy owner_works on contracts for select to current_user using (accepted_at is not null or lapses_at is not null);
create policy owner_works on contract_debts for select to current_user using (left_minor > 0);
create policy owner_works on contract_bills for select to current_user using (state = 'computed');

grant select, insert on contracts, contract_terms, contract_runs, contract_bills, bill_payments, contract_debts to livery_app;
grant update (state, terms, offered, offered_at, lapses_at, accepted_at, runs_from, ended_at, changed_at) on contracts to livery_app;
grant update (state, done_at) on contract_runs to livery_app;
grant update (state, tier, base_minor, net_loss_minor, after_fee_minor, carry_in_minor, carry_out_minor, amount_minor, paid_minor,
  paid_at) on contract_bills to livery_app;
grant update (left_minor, creditor_id, cleared_at) on contract_debts to livery_app;

-- What was settled in some minutes of a merchant, for salaries by the hour and in real time.
create index bets_settled on bets (merchant_code, at) where state <> 'open';

-- Salaries and dividends are types of their own in what moved money beside play.
alter table money_moves drop constraint money_moves_type_check;
alter table money_moves add constraint money_moves_type_check check (type in
  ('opening', 'deposit', 'withdrawal', 'bonus', 'cashback', 'mission', 'income', 'salary', 'dividend', 'lineTransfer',
   'adjustment'));

create or replace function money_type(p_kind text, p_transfer text) returns text
  language sql immutable as $$
  select case p_kind
    when 'commission' then 'income'
    when 'salary' then 'salary' when 'dividend' then 'dividend'
    when 'bonus' then case when starts_with(p_transfer, 'cashback:') then 'cashback'
                           when starts_with(p_transfer, 'mission:') or starts_with(p_transfer, 'leaderboard:') then 'mission'
                           else 'bonus' end
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'opening' then 'opening'
    when 'lineTransfer' then 'lineTransfer'
    else 'adjustment' end
$$;
