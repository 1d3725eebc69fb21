-- What vendors that keep wallets say members have there, against the books; each vendor of a merchant once a day of UTC.
create table wallet_comparisons (
  merchant_code text not null,
  vendor_code text not null references vendors (code),
  day date not null,
  agreeing integer not null default 0 check (agreeing >= 0),
  differing integer not null default 0 check (differing >= 0),
  -- How far it came: accounts go by their ids. A vendor that is silent is gone on with later.
  after_account bigint not null default 0,
  compared_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, vendor_code, day)
);
call protect_tenant_table('wallet_comparisons', false);
grant select, insert on wallet_comparisons to livery_app;
grant update (agreeing, differing, after_account, compared_at, ended_at) on wallet_comparisons to livery_app;

-- Of all merchants: the job looks for whom to ask.
create policy owner_works on vendor_wallets for select to current_user using (true);
create index ledger_accounts_at_vendors on ledger_accounts (merchant_code, vendor_code, id)
  where member_id is not null and vendor_code is not null;

-- A wallet is no payment of an account, but stands in the same list. What was seen once may be a round on its way: it is
-- suspected until it was seen again.
alter table payment_differences
  alter column channel_id drop not null,
  add column vendor_code text references vendors (code),
  add column member_id uuid references members (id) on delete cascade,
  drop constraint payment_differences_kind_check,
  add constraint payment_differences_kind_check
    check (kind in ('missingHere', 'missingThere', 'amount', 'refunded', 'wallet')),
  drop constraint payment_differences_direction_check,
  add constraint payment_differences_direction_check check (direction in ('in', 'out', 'wallet')),
  drop constraint payment_differences_state_check,
  add constraint payment_differences_state_check check (state in ('suspected', 'open', 'closed')),
  add constraint payment_differences_of check (
    (kind = 'wallet') = (channel_id is null) and (kind = 'wallet') = (member_id is not null)
    and (kind = 'wallet') = (vendor_code is not null) and (kind = 'wallet') = (direction = 'wallet'));
create unique index payment_differences_of_wallets on payment_differences (merchant_code, vendor_code, member_id, currency)
  where kind = 'wallet' and state <> 'closed';
create index payment_differences_by_member on payment_differences (member_id) where member_id is not null;
grant delete on payment_differences to livery_app;
create policy desk_member_scope on payment_differences as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
