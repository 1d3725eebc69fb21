-- What vendors call members, kept from the first time on: it must not change with the gateway's secret.
create table member_aliases (
  merchant_code text not null,
  vendor_code text not null references vendors (code),
  member_id uuid not null references members (id) on delete cascade,
  alias text not null check (alias ~ '^[A-Za-z0-9_-]{24}$'),
  primary key (merchant_code, vendor_code, member_id),
  unique (merchant_code, vendor_code, alias)
);
create index member_aliases_by_member on member_aliases (member_id);

call protect_tenant_table('member_aliases', false);
grant select, insert on member_aliases to livery_app;

-- A vendor's secret is sealed anew when the gateway's is replaced.
grant update (secret_sealed) on vendor_keys to livery_app;
