-- What a merchant says at the desk in place of its brand file: single texts, fields of the registration, legal texts
-- that are its own. Nothing said: as the file has it.
create table brand_overrides (
  merchant_code text not null check (merchant_code <> '*'),
  kind text not null check (kind in ('texts', 'registration', 'legal')),
  entry_id text not null check (length(entry_id) between 1 and 120),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  primary key (merchant_code, kind, entry_id)
);
call protect_tenant_table('brand_overrides', false);
call watch_content_table('brand_overrides');
grant select, insert, update, delete on brand_overrides to livery_app;
-- A gateway reads those of all merchants as it starts.
create policy owner_lists on brand_overrides for select to current_user using (true);

-- Wins that the desk wrote have a name of its own; those that rounds brought have none.
alter table winners
  add column entry_id text check (length(entry_id) between 1 and 120),
  add column entry_decimals smallint check (entry_decimals between 0 and 8),
  add constraint winners_entry check ((entry_id is null) = (entry_decimals is null));
create unique index winners_by_entry on winners (merchant_code, entry_id) where entry_id is not null;
grant insert, update, delete on winners to livery_app;
