-- What the lobby finds games by, and the games that members keep and have played.

-- A name as a person searches for it: without accents, case, apostrophes and the bar of the Vietnamese d. The gateway
-- folds what is searched for in the same way (server/modules/games/searchText.ts).
alter table games add column search_name text not null generated always as (
  replace(
    lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a''’]', '', 'g')),
    'đ', 'd')
) stored;

-- Parts of names are found by an index where the server has trigrams, as most have; without, the names are read through.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index games_by_search_name on games using gin (search_name gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  null;
end
$$;

drop index games_by_lower_name;
create index games_by_name on games (search_name, id);
create index games_by_release on games (released_on desc nulls last, popularity_rank);
create index games_by_return on games (rtp_bp desc nulls last, popularity_rank);

create table favorite_games (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  game_id text not null references games (id) on delete cascade,
  added_at timestamptz not null,
  primary key (member_id, game_id)
);
create index favorite_games_by_game on favorite_games (game_id);

create table recent_games (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  game_id text not null references games (id) on delete cascade,
  -- When it was opened last.
  played_at timestamptz not null,
  primary key (member_id, game_id)
);
create index recent_games_by_time on recent_games (member_id, played_at desc);
create index recent_games_by_game on recent_games (game_id);

call protect_tenant_table('favorite_games', false);
call protect_tenant_table('recent_games', false);

grant select, insert, delete on favorite_games to livery_app;
grant select, insert, update, delete on recent_games to livery_app;
