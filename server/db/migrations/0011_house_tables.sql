-- Live tables of the house: one at a merchant and game. Its rounds are shared by all members of the merchant; their bets
-- are rounds of the house's book as any other, with stakes of their own.

create table house_table_rounds (
  merchant_code text not null,
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  game_code text not null,
  -- Void is a round whose seed nobody can read any more: its stakes are given back.
  phase text not null check (phase in ('betting', 'closed', 'result', 'void')),
  phase_ends_at timestamptz not null,
  -- The one that the table shows; those before it stay as they ended.
  is_current boolean not null default true,
  -- 64 hexadecimal digits, sealed; the hash is shown before anybody bets.
  server_seed_sealed text not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  -- Of all whose stake was taken, in the order in which they came, and what they are joined to.
  client_seeds text[],
  client_seed text check (client_seed ~ '^[0-9a-f]{64}$'),
  number smallint check (number between 0 and 36),
  created_at timestamptz not null,
  drawn_at timestamptz,
  primary key (merchant_code, id),
  check ((phase = 'result') = (number is not null)),
  check ((number is null) = (client_seeds is null)),
  check ((number is null) = (client_seed is null)),
  check ((number is null) = (drawn_at is null))
);
create unique index house_table_rounds_current on house_table_rounds (merchant_code, game_code) where is_current;
create index house_table_rounds_history on house_table_rounds (merchant_code, game_code, drawn_at desc)
  where number is not null;
create index house_table_rounds_watched on house_table_rounds (created_at)
  where not is_current and client_seeds is not distinct from '{}';

-- What came stays as it came.
create function keep_table_number() returns trigger
  language plpgsql as $$
begin
  if old.number is not null and (new.number, new.client_seed, new.client_seeds, new.drawn_at)
      is distinct from (old.number, old.client_seed, old.client_seeds, old.drawn_at) then
    raise exception 'The number of round % stands', old.id;
  end if;
  return new;
end
$$;
create trigger keep_table_number before update on house_table_rounds
  for each row execute function keep_table_number();

call protect_tenant_table('house_table_rounds', false);
grant select, insert, update (phase, phase_ends_at, is_current, client_seeds, client_seed, number, drawn_at)
  on house_table_rounds to livery_app;
-- Rounds that were only watched.
call let_owner_sweep('house_table_rounds',
  'not is_current and client_seeds is not distinct from ''{}'' and created_at < now() - interval ''1 day''');

-- A bet at a table goes staking, staked, drawn, done; or cancelling, void from where no number came. Its seeds are the
-- table's, besides the client seed that the member had when they first bet in the round.
alter table house_rounds
  alter column seed_id drop not null,
  add column table_round_id text,
  add column client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  add foreign key (merchant_code, table_round_id) references house_table_rounds (merchant_code, id),
  add check ((table_round_id is null) = (seed_id is not null)),
  add check ((table_round_id is null) = (client_seed is null)),
  drop constraint house_rounds_state_check,
  add check (state in ('staking', 'staked', 'drawn', 'done', 'cancelling', 'void')),
  add check (state <> 'staked' or (table_round_id is not null and outcome is null));
create index house_rounds_by_table on house_rounds (merchant_code, table_round_id) where table_round_id is not null;

-- One at a time, away from tables.
drop index house_rounds_under_way;
create unique index house_rounds_under_way on house_rounds (merchant_code, session_id)
  where table_round_id is null and state in ('staking', 'drawn', 'cancelling');
drop index house_rounds_due;
create index house_rounds_due on house_rounds (try_at)
  where state in ('staking', 'staked', 'drawn', 'cancelling');

drop policy owner_lists on house_rounds;
create policy owner_lists on house_rounds for select to current_user
  using (state in ('staking', 'staked', 'drawn', 'cancelling'));
