-- Promotions: what the desk made, how each member stands in each period, and what is left to be given. Amounts are minor units.

create table promotions (
  merchant_code text not null,
  id uuid not null,
  kind text not null check (kind in ('activity', 'signIn', 'redPacket', 'raffle')),
  state text not null check (state in ('draft', 'published', 'ended')),
  -- Its place among the others; the lowest comes first.
  place integer not null check (place between 0 and 1000000),
  -- Which of `promotion_versions` holds; 0 before the first.
  version integer not null check (version >= 0),
  -- What becomes the next version as it is published; null where nothing was written since.
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- What was given or promised until now, against the budget.
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  primary key (merchant_code, id),
  check ((state = 'draft') = (version = 0)),
  check (version > 0 or draft is not null)
);
create index promotions_by_place on promotions (merchant_code, state, place, id);

-- What was published, and when. Rows stay as they are.
create table promotion_versions (
  merchant_code text not null,
  promotion_id uuid not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, promotion_id, version),
  foreign key (merchant_code, promotion_id) references promotions (merchant_code, id)
);

-- How a member stands in a period: a row from the moment they take part. A ticket of a raffle is a row of its own.
create table promotion_entries (
  merchant_code text not null,
  id uuid not null,
  promotion_id uuid not null,
  member_id uuid not null references members (id),
  -- The name of the period, of which a member has one row; a raffle's has the number of the ticket.
  period text not null check (length(period) between 1 and 20),
  number smallint not null default 0 check (number between 0 and 100),
  version integer not null,
  kind text not null check (kind in ('activity', 'signIn', 'redPacket', 'raffle')),
  state text not null check (state in ('joined', 'applying', 'process', 'rejected', 'issued', 'claimed', 'expired')),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  -- Of a sign-in: which day of the round, and the day itself.
  streak smallint check (streak > 0),
  day date,
  -- Of an application.
  comment text check (length(comment) between 1 and 2000),
  reason text check (length(reason) between 1 and 2000),
  may_reapply boolean not null default false,
  taken_by text,
  decided_by text,
  -- Of a ticket: seeds, weights and what was drawn.
  draw jsonb check (jsonb_typeof(draw) = 'object'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, promotion_id, member_id, period, number),
  foreign key (merchant_code, promotion_id, version) references promotion_versions (merchant_code, promotion_id, version),
  check ((claimed_at is not null) = (state = 'claimed')),
  check (state <> 'issued' or expires_at is not null),
  check (state not in ('applying', 'process') or sent_at is not null)
);
create index promotion_entries_by_member on promotion_entries (member_id, changed_at);
create index promotion_entries_issued on promotion_entries (member_id, expires_at) where state = 'issued';
create index promotion_entries_due on promotion_entries (merchant_code, expires_at) where state = 'issued';
-- What waits for a review, that which waits longest first.
create index promotion_entries_review on promotion_entries (merchant_code, state, sent_at, id) where sent_at is not null;

-- Pictures of an application, made anew without what stood beside their pixels, under AES-256-GCM bound to the picture.
create table promotion_pictures (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  type text not null check (type in ('png', 'jpeg')),
  sealed bytea not null,
  -- Null until it is sent with an application.
  entry_id uuid,
  place smallint not null default 0 check (place between 0 and 2),
  added_at timestamptz not null,
  -- When it goes, where it was never sent.
  drop_at timestamptz,
  foreign key (merchant_code, entry_id) references promotion_entries (merchant_code, id),
  check ((entry_id is null) = (drop_at is not null))
);
create index promotion_pictures_by_entry on promotion_pictures (merchant_code, entry_id);
create index promotion_pictures_by_member on promotion_pictures (member_id);
create index promotion_pictures_to_go on promotion_pictures (drop_at) where drop_at is not null;

-- Parts of a red packet of a period, cut before the first is opened.
create table promotion_parts (
  merchant_code text not null,
  promotion_id uuid not null,
  period text not null,
  part smallint not null check (part > 0),
  amount_minor bigint not null check (amount_minor > 0),
  member_id uuid references members (id),
  primary key (merchant_code, promotion_id, period, part),
  foreign key (merchant_code, promotion_id) references promotions (merchant_code, id)
);
create index promotion_parts_left on promotion_parts (merchant_code, promotion_id, period, part) where member_id is null;
create index promotion_parts_by_member on promotion_parts (member_id) where member_id is not null;

-- How many of each prize of a raffle were drawn, over all periods.
create table promotion_prizes (
  merchant_code text not null,
  promotion_id uuid not null,
  prize smallint not null check (prize >= 0),
  drawn integer not null check (drawn >= 0),
  primary key (merchant_code, promotion_id, prize),
  foreign key (merchant_code, promotion_id) references promotions (merchant_code, id)
);

-- The seed of a member's next ticket: its hash was shown, itself is sealed until the ticket is drawn.
create table promotion_seeds (
  merchant_code text not null,
  promotion_id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (merchant_code, promotion_id, member_id),
  foreign key (merchant_code, promotion_id) references promotions (merchant_code, id)
);
create index promotion_seeds_by_member on promotion_seeds (member_id);

call protect_tenant_table('promotions', false);
call protect_tenant_table('promotion_versions', false);
call protect_tenant_table('promotion_entries', false);
call protect_tenant_table('promotion_pictures', false);
call protect_tenant_table('promotion_parts', false);
call protect_tenant_table('promotion_prizes', false);
call protect_tenant_table('promotion_seeds', false);
-- Of all merchants: the job looks for what nobody collected.
create policy owner_works on promotion_entries for select to current_user using (state = 'issued');
create policy desk_member_scope on promotion_entries as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on promotion_pictures as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
call let_owner_sweep('promotion_pictures', 'drop_at < now()');

grant select, insert on promotions, promotion_versions, promotion_entries, promotion_parts, promotion_prizes to livery_app;
grant select, insert, update, delete on promotion_pictures to livery_app;
grant select, insert, delete on promotion_seeds to livery_app;
grant update (state, place, version, draft, changed_at, changed_by, granted_minor) on promotions to livery_app;
grant update (state, version, amount_minor, streak, comment, reason, may_reapply, taken_by, decided_by, changed_at, sent_at,
  decided_at, expires_at, claimed_at) on promotion_entries to livery_app;
grant update (member_id) on promotion_parts to livery_app;
grant update (drawn) on promotion_prizes to livery_app;
