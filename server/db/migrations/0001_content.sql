-- The database's house rules, the platform's reference data and every merchant's content.
-- Runs as the owner. The gateway works as livery_app, which owns nothing, cannot bypass row level
-- security and holds only the rights granted here.

grant usage on schema public to livery_app;

-- The merchant of the running transaction; null outside of one, and null equals no merchant.
create function current_merchant() returns text
  language sql stable
  return nullif(current_setting('app.merchant', true), '');

-- Called once for every tenant table. With shares_default, rows of merchant '*' (the platform's
-- default content) may be read by every merchant; writing is always for the own merchant only.
create procedure protect_tenant_table(target regclass, shares_default boolean)
  language plpgsql as $$
declare
  readable text := case when shares_default
    then 'merchant_code in (current_merchant(), ''*'')'
    else 'merchant_code = current_merchant()' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_read on %s for select using (%s)', target, readable);
  execute format('create policy tenant_insert on %s for insert with check (merchant_code = current_merchant())', target);
  execute format('create policy tenant_update on %s for update using (merchant_code = current_merchant()) with check (merchant_code = current_merchant())', target);
  execute format('create policy tenant_delete on %s for delete using (merchant_code = current_merchant())', target);
end
$$;

-- Tells every gateway which merchant's content changed, once per merchant and statement.
create function notify_content_changed() returns trigger
  language plpgsql as $$
declare
  changed_merchant text;
begin
  for changed_merchant in select distinct merchant_code from changed loop
    perform pg_notify('content_changed', changed_merchant);
  end loop;
  return null;
end
$$;

-- Reference data belongs to all merchants.
create function notify_platform_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('content_changed', '*');
  return null;
end
$$;

create procedure watch_content_table(target regclass)
  language plpgsql as $$
begin
  execute format('create trigger content_inserted after insert on %s referencing new table as changed for each statement execute function notify_content_changed()', target);
  execute format('create trigger content_updated after update on %s referencing new table as changed for each statement execute function notify_content_changed()', target);
  execute format('create trigger content_deleted after delete on %s referencing old table as changed for each statement execute function notify_content_changed()', target);
end
$$;

-- Platform reference data -------------------------------------------------------------------

create table vendors (
  code text primary key check (code ~ '^[A-Z0-9_]{1,32}$'),
  display_name text not null,
  categories text[] not null check (cardinality(categories) > 0),
  account_type text not null default 'THIRD_PARTY'
    check (account_type in ('THIRD_PARTY', 'LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN')),
  small_icon text,
  is_hot boolean not null default false,
  is_esports boolean not null default false,
  status text not null default 'normal' check (status in ('normal', 'maintenance', 'soon')),
  sort integer not null default 0
);

create table games (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  code text not null unique,
  name text not null,
  vendor_code text not null references vendors (code),
  category text not null,
  game_type text not null,
  -- As on the wire: 0 when a free trial can be played, 1 when not.
  support_play smallint not null default 1 check (support_play in (0, 1)),
  is_hot boolean not null default false,
  is_new boolean not null default false,
  has_jackpot boolean not null default false,
  -- 1 is the most played.
  popularity_rank integer not null,
  volatility smallint check (volatility between 1 and 5),
  rtp_bp integer check (rtp_bp between 0 and 10000),
  status text not null default 'normal' check (status in ('normal', 'maintenance', 'soon')),
  released_on date,
  art_color text
);
create index games_by_category on games (category, popularity_rank);
create index games_by_vendor on games (vendor_code, popularity_rank);
create index games_by_popularity on games (popularity_rank);
create index games_by_lower_name on games (lower(name) text_pattern_ops);

create trigger platform_changed after insert or update or delete on vendors
  for each statement execute function notify_platform_changed();
create trigger platform_changed after insert or update or delete on games
  for each statement execute function notify_platform_changed();

grant select on vendors, games to livery_app;

-- Merchant content --------------------------------------------------------------------------

create table system_status (
  merchant_code text primary key,
  status smallint not null default 0 check (status in (0, 1, 2)),
  ends_at timestamptz,
  restricted_countries text[] not null default '{}',
  blocked_ips text[] not null default '{}'
);

create table whitelabel_flags (
  merchant_code text not null,
  flag_id text not null,
  is_enabled boolean not null,
  primary key (merchant_code, flag_id)
);

create table announcements (
  merchant_code text not null,
  id text not null,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  contents jsonb not null check (jsonb_typeof(contents) = 'object'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  sort integer not null default 0,
  primary key (merchant_code, id)
);
create index announcements_by_type on announcements (merchant_code, type, sort);

create table banners (
  merchant_code text not null,
  id text not null,
  group_name text not null,
  art_id text,
  url text,
  titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  subtitles jsonb not null default '{}' check (jsonb_typeof(subtitles) = 'object'),
  cta_labels jsonb not null default '{}' check (jsonb_typeof(cta_labels) = 'object'),
  link text,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  sort integer not null default 0,
  primary key (merchant_code, id),
  check (num_nonnulls(art_id, url) = 1)
);
create index banners_by_group on banners (merchant_code, group_name, sort);

create table help_articles (
  merchant_code text not null,
  slug text not null check (slug ~ '^[a-z][a-zA-Z0-9-]*$'),
  category text not null,
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  bodies jsonb not null check (jsonb_typeof(bodies) = 'object'),
  sort integer not null default 0,
  primary key (merchant_code, slug)
);

create table winners (
  merchant_code text not null,
  id bigint generated always as identity,
  masked_account text not null,
  game_id text not null references games (id) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  won_at timestamptz not null,
  primary key (merchant_code, id)
);
create index winners_by_time on winners (merchant_code, won_at desc);
create index winners_by_game on winners (game_id);

create table domain_routes (
  merchant_code text not null,
  host text not null,
  purpose text not null default 'site' check (purpose in ('site', 'images', 'launch')),
  sort integer not null default 0,
  primary key (merchant_code, host, purpose)
);

create table members (
  id uuid primary key,
  merchant_code text not null check (merchant_code <> '*'),
  account text not null,
  password_hash text not null,
  member_type integer not null,
  nickname text not null default '',
  locale text not null,
  created_at timestamptz not null
);
create unique index members_by_account on members (merchant_code, lower(account));

call protect_tenant_table('system_status', true);
call protect_tenant_table('whitelabel_flags', true);
call protect_tenant_table('announcements', true);
call protect_tenant_table('banners', true);
call protect_tenant_table('help_articles', true);
call protect_tenant_table('winners', false);
call protect_tenant_table('domain_routes', true);
call protect_tenant_table('members', false);

-- Winners are not watched: they come all the time and age out of the pages by themselves.
call watch_content_table('system_status');
call watch_content_table('whitelabel_flags');
call watch_content_table('announcements');
call watch_content_table('banners');
call watch_content_table('help_articles');
call watch_content_table('domain_routes');

grant select, insert, update, delete on
  system_status, whitelabel_flags, announcements, banners, help_articles, winners, domain_routes
  to livery_app;
grant select, insert, update on members to livery_app;
