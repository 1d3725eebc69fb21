-- What a merchant says of the platform's vendors and games at its own sites. Nothing said: as the platform has it. A
-- merchant may close what the platform has open, and never the other way round.
create table vendor_choices (
  merchant_code text not null check (merchant_code <> '*'),
  vendor_code text not null references vendors (code) on delete cascade,
  is_shown boolean not null default true,
  status text check (status in ('normal', 'maintenance', 'soon')),
  is_hot boolean,
  -- The smallest comes first, and before all that have none.
  sort integer,
  primary key (merchant_code, vendor_code)
);
create index vendor_choices_by_vendor on vendor_choices (vendor_code);

create table game_choices (
  merchant_code text not null check (merchant_code <> '*'),
  game_id text not null references games (id) on delete cascade,
  is_shown boolean not null default true,
  status text check (status in ('normal', 'maintenance', 'soon')),
  is_hot boolean,
  is_new boolean,
  sort integer,
  primary key (merchant_code, game_id)
);
create index game_choices_by_game on game_choices (game_id);

call protect_tenant_table('vendor_choices', false);
call protect_tenant_table('game_choices', false);
call watch_content_table('vendor_choices');
call watch_content_table('game_choices');
grant select, insert, update, delete on vendor_choices, game_choices to livery_app;
