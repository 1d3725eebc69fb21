-- How the columns of an account's statements are read, as somebody chose them last.
create table statement_mappings (
  merchant_code text not null,
  channel_id text primary key references payment_channels (id),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  changed_at timestamptz not null
);
call protect_tenant_table('statement_mappings', false);
grant select, insert, update on statement_mappings to livery_app;
