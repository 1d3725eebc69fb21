-- Money that members sent within their line. It is never changed, and never taken back.
create table line_transfers (
  merchant_code text not null,
  id text not null check (id ~ '^T[0-9A-Z]{12}$'),
  from_id uuid not null references members (id),
  to_id uuid not null references members (id),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  amount_minor bigint not null check (amount_minor > 0),
  purpose text not null check (length(purpose) <= 60),
  created_at timestamptz not null,
  primary key (merchant_code, id),
  check (from_id <> to_id)
);
create index line_transfers_by_sender on line_transfers (from_id, created_at desc, id desc);
create index line_transfers_by_receiver on line_transfers (to_id, created_at desc, id desc);

call protect_tenant_table('line_transfers', false);
create policy desk_member_scope on line_transfers as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(from_id));

grant select, insert on line_transfers to livery_app;
