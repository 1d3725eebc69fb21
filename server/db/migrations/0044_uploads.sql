-- Pictures that a desk uploaded, made anew before they come here. In the database, so that every gateway serves them.
create table uploads (
  merchant_code text not null check (merchant_code <> '*'),
  -- Of the content, so the same picture is kept once.
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  type text not null check (type in ('png', 'jpeg', 'webp', 'svg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 33554432),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- As its file was called where it came from.
  name text not null check (length(name) between 1 and 200),
  added_by text not null,
  added_at timestamptz not null,
  primary key (merchant_code, id)
);
-- Pictures are compressed already.
alter table uploads alter column bytes set storage external;
create index uploads_by_time on uploads (merchant_code, added_at desc, id);

call protect_tenant_table('uploads', false);
grant select, insert, delete on uploads to livery_app;
