-- Every state of an entry of content that a desk wrote: what shows lies in the tables of content as before, and here is
-- how it came to it and what is to come.
create table content_versions (
  merchant_code text not null check (merchant_code <> '*'),
  kind text not null check (kind ~ '^[a-z]{1,32}$'),
  entry_id text not null check (length(entry_id) between 1 and 120),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'planned', 'published', 'replaced')),
  -- Null: the entry was taken away.
  content jsonb check (jsonb_typeof(content) = 'object'),
  restores integer check (restores < version),
  -- Why a planned one did not come; it is a draft again.
  fault text,
  made_by text not null,
  made_at timestamptz not null,
  publish_at timestamptz,
  published_by text,
  published_at timestamptz,
  primary key (merchant_code, kind, entry_id, version),
  check ((state = 'planned') = (publish_at is not null)),
  check ((state in ('published', 'replaced')) = (published_at is not null))
);
create unique index content_versions_open on content_versions (merchant_code, kind, entry_id)
  where state in ('draft', 'planned');
create unique index content_versions_published on content_versions (merchant_code, kind, entry_id)
  where state = 'published';
create index content_versions_planned on content_versions (publish_at) where state = 'planned';

call protect_tenant_table('content_versions', false);
grant select, insert, update, delete on content_versions to livery_app;
-- Whose planned versions are due is asked for all merchants at once.
create policy owner_lists on content_versions for select to current_user using (state = 'planned');

-- A picture of its own for narrow screens.
alter table banners
  add column tall_url text,
  add constraint banners_tall check (tall_url is null or url is not null);

-- The desk writes codes.
grant insert, update, delete on affiliates to livery_app;
