-- A maintenance that ends by itself, at its end.
alter table system_status add column opens_by_itself boolean not null default false;

-- Countries whose visitors do not get to play a game at a merchant.
alter table game_choices add column closed_countries text[] not null default '{}';
