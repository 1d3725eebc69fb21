-- What each merchant's rows are written in. Amounts are minor units, so another number of decimals would make every
-- amount another one, another code would hide it, and another merchant code every member with it.
create table merchant_currencies (
  merchant_code text primary key check (merchant_code <> '*'),
  code text not null,
  -- Null until the brand is first seen, for books that are older than this table.
  decimals integer check (decimals between 0 and 4),
  -- The brand that had the merchant code last; null where it has another one by now.
  brand_id text
);
create index merchant_currencies_by_brand on merchant_currencies (brand_id);

insert into merchant_currencies (merchant_code, code)
  select distinct on (merchant_code) merchant_code, currency from ledger_accounts
   where member_id is null order by merchant_code, opened_at desc, id desc;

grant select, insert, update on merchant_currencies to livery_app;
call protect_tenant_table('merchant_currencies', false);
create policy owner_lists on merchant_currencies for select to current_user using (true);
